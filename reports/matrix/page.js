"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const search = byId("search");
  const selects = Array.from(document.querySelectorAll("select[data-by]"), (select) => [select.dataset.by, select]);
  const clauses = Array.from(document.querySelectorAll("details.clause"));
  const sections = Array.from(document.querySelectorAll("section.chapter, section.rulebook"));
  const fold = byId("fold");
  const texts = new Map();

  // The text of a clause is gathered when it is first searched: opening the page stays quick.
  const textOf = (clause) => {
    if (!texts.has(clause)) {
      texts.set(clause, (clause.id + " " + clause.textContent).toLowerCase());
    }
    return texts.get(clause);
  };
  const visible = () => clauses.filter((clause) => !clause.hidden);

  const matches = (clause, words) =>
    selects.every(([name, select]) => !select.value || (clause.dataset[name] || "").split("|").includes(select.value)) &&
    words.every((word) => textOf(clause).includes(word));

  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const clause of clauses) {
      clause.hidden = !matches(clause, words);
      shown += clause.hidden ? 0 : 1;
    }
    for (const section of sections) {
      section.hidden = !section.querySelector("details.clause:not([hidden])");
    }
    byId("nothing").hidden = shown !== 0;
    byId("shown").textContent = shown + " of " + clauses.length + " clauses shown";
  };

  const reset = () => {
    search.value = "";
    for (const [, select] of selects) {
      select.value = "";
    }
    filter();
  };

  const goTo = (clause) => {
    clause.querySelector("summary").focus({ preventScroll: true });
    clause.scrollIntoView({ block: "nearest" });
  };

  const followLink = () => {
    let id = "";
    try {
      id = decodeURIComponent(location.hash.slice(1));
    } catch {
      return;
    }
    const target = id && byId(id);
    if (!target || !target.matches("details.clause")) {
      return;
    }
    if (target.hidden) {
      reset();
    }
    target.open = true;
    target.querySelector("summary").focus({ preventScroll: true });
    target.scrollIntoView({ block: "start" });
  };

  const step = (by) => {
    const list = visible();
    if (!list.length) {
      return;
    }
    const at = list.indexOf(document.activeElement && document.activeElement.closest("details.clause"));
    const next = at < 0 ? (by > 0 ? 0 : list.length - 1) : Math.min(list.length - 1, Math.max(0, at + by));
    goTo(list[next]);
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const typing = event.target.matches("input, select, textarea");
    if (event.key === "Escape") {
      if (event.target === search) {
        search.value = "";
        filter();
        search.blur();
      } else {
        const inside = event.target.closest("details[open]");
        if (inside) {
          inside.open = false;
          inside.querySelector("summary").focus();
        }
      }
    } else if (typing) {
      return;
    } else if (event.key === "/") {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "j" || event.key === "k") {
      event.preventDefault();
      step(event.key === "j" ? 1 : -1);
    }
  });

  search.addEventListener("input", filter);
  for (const [, select] of selects) {
    select.addEventListener("change", filter);
  }
  byId("reset").addEventListener("click", reset);
  fold.addEventListener("click", () => {
    const open = fold.getAttribute("aria-pressed") !== "true";
    for (const clause of visible()) {
      clause.open = open;
    }
    fold.setAttribute("aria-pressed", String(open));
    fold.textContent = open ? "Close all shown" : "Open all shown";
  });
  for (const button of document.querySelectorAll("button[data-verdict]")) {
    button.addEventListener("click", () => {
      reset();
      byId("by-verdict").value = button.dataset.verdict;
      filter();
      byId("clauses").scrollIntoView();
      byId("clauses").focus({ preventScroll: true });
    });
  }
  window.addEventListener("hashchange", followLink);
  document.documentElement.classList.add("scripted");
  filter();
  followLink();
})();
