// A sheet with the controls of one thing: at the bottom of a phone, else beside what was tapped.
"use strict";

/** `sheet` is its place on the page, empty. */
window.atoll.sheet = (sheet) => {
  const { say, el, button, renew } = window.atoll;
  const title = el("p", { id: "try-sheet-title", class: "sheet-title" });
  const body = el("div", { class: "sheet-body" });
  const follows = el("div", { class: "sheet-follows" });
  const FIRST = "button, select, input[type=checkbox], input[type=radio]"; // none that opens a keyboard
  let open = null; // what is open: its key, its anchor, what fills it

  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("aria-labelledby", title.id);
  sheet.append(el("div", { class: "sheet-head" }, title,
    button("try-sheet-close", "\u00d7", () => close(true), say("Close"))), body, follows);
  sheet.addEventListener("keydown", ({ key }) => key === "Escape" && close(true));
  follows.addEventListener("click", ({ target }) => target.closest("a[href^='#']") && close());
  sheet.addEventListener("submit", (event) => event.preventDefault());
  for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, left);

  /** `key` says what it is, `anchor()` what it belongs to, `fill()` makes its controls. */
  function show({ key, called, anchor, fill, shows = () => "" }) {
    if (open) mark(false);
    open = { key, anchor, fill, shows };
    title.textContent = called;
    sheet.hidden = false;
    refill();
    mark(true);
    tell([el("p", {}, say("What follows from a change is told here."))]);
    place();
    (body.querySelector(FIRST) ?? sheet.querySelector("button")).focus({ preventScroll: true });
  }

  /** Fill it anew; the focus stays where it was. */
  function refill() {
    if (!open) return;
    const focus = document.activeElement?.id;
    body.replaceChildren(...open.fill().flat(Infinity).filter(Boolean));
    open.shown = open.shows();
    if (focus && document.activeElement?.id !== focus) document.getElementById(focus)?.focus({ preventScroll: true });
  }

  /** Something else lies there now than it shows. */
  function heed() {
    if (!open) return;
    const typed = body.querySelector("input:focus:not([type=checkbox], [type=radio])");
    if (!typed && open.shows() !== open.shown) refill();
  }

  /** What its controls show is what lies there: they were changed by hand. */
  function settle() {
    if (open) open.shown = open.shows();
  }

  /** Tell what follows: what it belongs to stays in sight. */
  function tell(nodes) {
    renew(follows, nodes);
    requestAnimationFrame(place);
  }

  function close(back = false) {
    if (!open) return;
    const anchor = mark(false);
    open = null;
    sheet.hidden = true;
    if (back) anchor?.focus({ preventScroll: true });
  }

  /** Mark what it belongs to, which may be drawn anew. */
  function mark(is) {
    const anchor = open.anchor();
    anchor?.setAttribute("aria-expanded", String(is));
    anchor?.classList.toggle("open", is);
    return anchor;
  }

  /** Somewhere else something is done: then it is put away, and hides nothing there. */
  function left({ target }) {
    if (open && !sheet.contains(target) && !open.anchor()?.contains(target)) close();
  }

  // Where it lies

  /** Below what it belongs to, or above where there is more room; on a phone that is scrolled above it. */
  function place() {
    const around = sheet.offsetParent?.getBoundingClientRect();
    const there = open?.anchor()?.getBoundingClientRect();
    if (!there) return;
    if (getComputedStyle(sheet).position === "fixed") {
      const room = sheet.getBoundingClientRect().top - 16;
      sheet.style.top = sheet.style.left = "";
      if (there.bottom > room) scrollBy(0, Math.min(there.bottom - room, there.top - 60));
      return;
    }
    const { offsetWidth: broad, offsetHeight: high } = sheet;
    const above = there.bottom + high + 12 > innerHeight && there.top > high + 60;
    const top = above ? there.top - high - 6 : there.bottom + 6;
    const left = Math.min(Math.max(there.left - around.left, 0), Math.max(around.width - broad, 0));
    sheet.style.top = `${top - around.top}px`;
    sheet.style.left = `${left}px`;
  }

  return { show, refill, heed, settle, tell, close, mark: () => open && mark(true) };
};
