# What a person or a machine calls. Every target sets up what it needs: each may be the first one on a fresh checkout.
#
#   make run     play every rulebook against the embedded reference engine; verdicts and reports; older runs go (KEEP=10)
#   make soak    random rounds against a system, each compared with the rules; by default the embedded engine
#   make soak-proof  plant twenty faults, ten where hardly any round comes, and demand that a soak finds and blames them
#   make test    the tests of the harness itself
#   make slow    the tests that take minutes, of which `make test` has a short form; `make kill` is the longest of them alone
#   make slow PART=3/8   the third of eight parts of them; .ci/run plays one, another one at each commit
#   make durations  which of them take longest; `make slow ARGS=--record-durations` looks again
#   make blame   of the clauses that a run calls broken, how many are: faults by hand, each in a house of its own
#   make misbehave  what comes of systems that misbehave: the table, also as docs/misbehaviour.md
#   make strangers  what comes of the faults of tables that strangers built: the table, also as docs/strangers.md
#   make fuzz    random and mutated messages, requests, journals and settings, other ones each time
#   make lint    ruff, and the lint over the features
#   make types   mypy, strict, the tests too
#   make prove   plant a fault behind every clause and demand that its scenarios notice
#   make traces BASE=COMMIT  whether the engine says in every scenario, and in random rounds, what it said at that commit
#   make bench   the time that the harness adds
#   make findings  run the engines that others wrote, each by an extra, and count again what docs/findings.md reports
#   make lock    make both requirements locks and node/package-lock.json anew (for maintainers; asks the package index)
#   make clean   remove what was built; the environments go with `make distclean`

SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
ALLURE := node/node_modules/.ready
ENGINES := build/engines
NODE_ENGINES := node/engines/node_modules/.ready
# A run never goes where another has been written: each gets a folder of its own.
OUT ?= build/run/$(shell date -u +%Y%m%dT%H%M%SZ)
ARGS ?=
# So many earlier runs stay in build/run; only folders that are runs, named by their time, are ever taken away.
KEEP ?= 10

.DEFAULT_GOAL := run
.PHONY: traces run soak soak-proof test slow durations kill blame misbehave strangers fuzz lint types prove bench findings lock setup allure tree clean distclean

setup: $(READY)

# Only what the lock names, by hash, ready-built; the checkout itself is added without asking anyone for anything.
$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Clausewise needs Python 3.11 or later; name one with make PYTHON=..." >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) from requirements.lock"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# For a run Node makes one page only. Without it, or when its packages cannot be had, the run still does everything else and
# says in one line what it left out.
allure:
	@if command -v npm >/dev/null 2>&1; then \
		$(MAKE) --no-print-directory $(ALLURE) || echo "The Allure page is left out: its Node packages could not be installed." >&2; \
	fi

$(ALLURE): node/package.json node/package-lock.json
	@echo "Setting up node/node_modules from node/package-lock.json"
	@cd node && npm ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@

# Exit code 4 is no fault of the reference engine: some clauses wait for what only a person can judge. The table says so.
run: $(READY) allure
	@$(BIN)/python -m clausewise.running.pruning build/run $(KEEP)
	@$(BIN)/clausewise run --seed 0 --out $(OUT) --allure-history build/run/allure-history.jsonl $(ARGS) || { code=$$?; test $$code -eq 4 || exit $$code; }

# Rounds at random never reach some clauses, and say so: exit code 4 is no fault of the reference engine.
soak: $(READY) allure
	@$(BIN)/clausewise soak --out $(subst build/run/,build/soak/,$(OUT)) $(ARGS) || { code=$$?; test $$code -eq 4 || exit $$code; }

soak-proof: $(READY)
	$(BIN)/python -m clausewise.soaking.proof $(ARGS)

test: $(READY)
	$(BIN)/python -m pytest -q -n auto --dist worksteal tests $(ARGS)

# All of them, or the part that is named; what is fuzzed comes with the first part.
slow: $(READY)
	$(BIN)/python -m pytest -q -n 2 --dist worksteal -m slow $(if $(PART),--part $(PART)) tests $(ARGS)
	$(if $(filter-out 1/%,$(PART)),,$(MAKE) --no-print-directory fuzz ARGS=)

# Which of them take long, as `make slow ARGS=--record-durations` has last seen it.
durations: $(READY)
	@$(BIN)/python -m tests.parts

# A run over two rulebooks killed at twenty moments and gone on with: a line for each, with its seed.
kill: $(READY)
	$(BIN)/python -m pytest -q -m slow tests/robustness/test_killing.py $(ARGS)

# Of the clauses that a run calls broken, how many are: faults written by hand; pairs of them with ARGS=--pairs.
blame: $(READY)
	$(BIN)/python -m tests.verdicts.measuring_blame $(ARGS)

misbehave: $(READY)
	$(BIN)/python -m tests.robustness.misbehaviours $(ARGS)

# An hour of computing; what has been played in build/strangers is not played again.
strangers: $(READY)
	@$(BIN)/python -m tests.strangers.faults $(ARGS)

# Other examples each time; what fails is printed so that it can be repeated.
fuzz: $(READY)
	$(BIN)/python -m pytest -q --hypothesis-profile=fuzz tests/robustness/test_fuzzing.py $(ARGS)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/clausewise lint

# mypy cannot see through the mapping of import names in pyproject.toml: it gets a tree of links that is laid out like
# the installed package. Links, so that messages and the cache stay right when a file is edited.
tree:
	@rm -rf build/tree
	@mkdir -p build/tree/clausewise
	@for part in clausewise/*; do ln -s "../../../$$part" build/tree/clausewise/; done
	@for part in adapters features reference_engine reports steps; do ln -s "../../../$$part" build/tree/clausewise/; done
	@ln -s ../../tests build/tree/

types: $(READY) tree
	cd build/tree && ../../$(BIN)/mypy --config-file ../../pyproject.toml --cache-dir ../mypy_cache -p clausewise -p tests
	@for table in tests/strangers/*/table.py; do cd $(CURDIR)/$$(dirname $$table) && $(CURDIR)/$(BIN)/mypy --config-file $(CURDIR)/pyproject.toml --cache-dir $(CURDIR)/build/mypy_cache_$$(basename $$(dirname $$table)) . || exit 1; done

# The same questions to the engine of an earlier commit and to this one: what either says to them is compared, table by
# table. That commit is laid out in build/traces as the installed package is, and goes first on the path.
traces: $(READY)
	@test -n "$(BASE)" || { echo "Which commit? make traces BASE=COMMIT" >&2; exit 2; }
	@rm -rf build/traces && mkdir -p build/traces/source build/traces/path/clausewise
	@git archive $(BASE) | tar -x -C build/traces/source
	@for part in build/traces/source/clausewise/*; do ln -s "../../../../$$part" build/traces/path/clausewise/; done
	@for part in adapters features reference_engine reports steps; do ln -s "../../source/$$part" build/traces/path/clausewise/; done
	PYTHONPATH=build/traces/path $(BIN)/python tests/tracing/trace.py make build/traces/before $(ARGS)
	$(BIN)/python tests/tracing/trace.py make build/traces/now --like build/traces/before $(ARGS)
	$(BIN)/python tests/tracing/trace.py compare build/traces/before build/traces/now

prove: $(READY)
	$(BIN)/clausewise prove $(ARGS)

bench: $(READY)
	$(BIN)/clausewise bench $(ARGS)

# The engines are heavy and nothing else needs them: they live in an environment of their own.
$(ENGINES)/.ready: requirements-engines.lock pyproject.toml
	@test -x $(ENGINES)/bin/python || $(PYTHON) -m venv $(ENGINES)
	@echo "Setting up $(ENGINES) from requirements-engines.lock"
	@$(ENGINES)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements-engines.lock
	@$(ENGINES)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(NODE_ENGINES): node/engines/package.json node/engines/package-lock.json
	@echo "Setting up node/engines/node_modules from node/engines/package-lock.json"
	@cd node/engines && npm ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@

findings: $(ENGINES)/.ready $(NODE_ENGINES)
	PATH="$(abspath $(ENGINES)/bin):$$PATH" $(ENGINES)/bin/python -m pytest -q -p no:cacheprovider -m "slow or not slow" tests/adapters/test_findings.py $(ARGS)

# Names, versions and hashes for every platform; never where a file was found. uv resolves for all platforms at once; it
# lives in an environment of its own because nothing else needs it.
LOCK = build/lock-tool/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --upgrade \
	--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links
lock:
	@test -x build/lock-tool/bin/uv || { $(PYTHON) -m venv build/lock-tool && build/lock-tool/bin/python -m pip install --quiet uv; }
	$(LOCK) --extra dev --extra filing --extra devices --extra randomness -o requirements.lock
	$(LOCK) --extra dev --extra pokerkit --extra openspiel --extra blackjack21 -o requirements-engines.lock
	cd node && npm install --package-lock-only --ignore-scripts --no-audit --no-fund
	cd node/engines && npm install --package-lock-only --ignore-scripts --no-audit --no-fund
	$(PYTHON) node/strip_addresses.py

clean:
	rm -rf build .mypy_cache .ruff_cache .pytest_cache .hypothesis

distclean: clean
	rm -rf $(VENV) node/node_modules *.egg-info
