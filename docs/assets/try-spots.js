// The spots of a picture as buttons that lie over it: each for what is seen there.
// Where they are the picture says itself, in its <metadata> (engine/atoll/drawing/printing.py).
"use strict";

/** `over` is what the picture lies in; `told` calls a spot, `tapped` hears of one with its button. */
window.atoll.spots = (over, { told, tapped }) => {
  const { say, el } = window.atoll;
  const group = el("div", { class: "spots", role: "group", onkeydown: pressed,
    "aria-label": say("What can be changed in the picture; arrow keys lead from one to the next") });
  let laid = ""; // the spots that are there, as the picture said them
  let spots = []; // each with its button
  let now = 0; // the one that Tab leads to

  /** Lay the buttons over a picture, anew where they lie elsewhere; and call them by what is there. */
  function lay(picture) {
    const said = picture?.querySelector("metadata")?.textContent ?? "";
    const { width, height } = picture?.viewBox.baseVal ?? {};
    if (`${said}${height}` !== laid) place(said ? JSON.parse(said) : [], width, height);
    laid = `${said}${height}`;
    if (!group.isConnected) over.append(group);
    name();
  }

  function place(found, width, height) {
    const focused = spots.find(({ button }) => button === document.activeElement)?.key;
    spots = found.map(([x, y, broad, high, parts = "", seat = "", at]) => {
      const small = broad < 60; // a frame around each of many small ones would be a grid of its own
      const button = el("button", { type: "button", class: small ? "spot small" : "spot", tabindex: -1,
        "aria-haspopup": "dialog" });
      const spot = { parts, seat, at, x: x + broad / 2, y: y + high / 2, broad, high, button,
        key: [parts, seat, at].join("|") };
      const sizes = { left: x / width, top: y / height, width: broad / width, height: high / height };
      for (const [side, part] of Object.entries(sizes)) button.style[side] = `${100 * part}%`;
      button.addEventListener("click", () => tapped(spot, button));
      button.addEventListener("focus", () => tab(spots.indexOf(spot)));
      return spot;
    });
    group.replaceChildren(...spots.map(({ button }) => button));
    tab(Math.min(now, spots.length - 1));
    if (focused) find(focused)?.button.focus();
  }

  function name() {
    const called = told(spots);
    spots.forEach(({ button }, n) => {
      const text = say("Change {what}", { what: called[n] });
      if (button.getAttribute("aria-label") !== text) button.setAttribute("aria-label", text);
    });
  }

  function tab(to) {
    spots[now]?.button.setAttribute("tabindex", -1);
    now = Math.max(to, 0);
    spots[now]?.button.setAttribute("tabindex", 0);
  }

  const find = (key) => spots.find((spot) => spot.key === key);

  // From one to the next

  const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

  function pressed(event) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const next = WAYS[key] ? nearest(WAYS[key]) : { Home: spots[0], End: spots.at(-1) }[key];
    if (!WAYS[key] && !next) return;
    event.preventDefault();
    next?.button.focus();
  }

  /** The nearest spot beyond this one in a direction, rather one straight ahead than one aside. */
  function nearest([across, down]) {
    const here = spots[now];
    const far = (one) => {
      const [x, y] = [one.x - here.x, one.y - here.y];
      const [broad, high] = [(one.broad + here.broad) / 2, (one.high + here.high) / 2];
      const ahead = x * across + y * down - Math.abs(across * broad + down * high);
      const aside = Math.abs(x * down + y * across);
      const beside = Math.max(aside - Math.abs(across * high + down * broad) + 1, 0);
      return ahead > -2 ? ahead + 3 * beside + aside / 100 : Infinity;
    };
    const best = spots.reduce((one, other) => (far(other) < far(one) ? other : one));
    return far(best) < Infinity ? best : null;
  }

  /** The parts that have a spot of their own. */
  const parts = () => new Set(spots.flatMap((spot) => spot.parts.split(" ")));

  return { lay, find, parts };
};
