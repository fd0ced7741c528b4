// Steps: an example or a record played forward and back, by tap or keys.
// What engine/atoll/site/trials.py has packed is unpacked here; a record's frames the engine draws.
"use strict";

window.atoll.steps = (() => {
  const { say, el, ruleLink } = window.atoll;

  let coming = null; // what the script beside a page says

  /** Hear that script, and unpack it. */
  function hold(packed) {
    const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    coming = new Response(stream).json();
  }

  /**
   * The frames of the examples in such a script, by their places; what Try it knows of them; and
   * where rules lie, if not each on its page.
   */
  async function played(src) {
    await fetched(src);
    const [frames, trials, places] = await coming;
    return { frames, trials, places };
  }

  /** Ask for a script; from a file too, where nothing can be fetched. */
  function fetched(src) {
    return new Promise((onload, onerror) => {
      document.head.append(el("script", { src, onload, onerror }));
    });
  }

  const ELEMENT = /<(?!\/)[^>]*>(?:[^<]*<\/\w+>)?|<\/\w+>/g;

  /** A picture from text; names in it may come from a link, so nothing in it may run or load. */
  function parsed(text) {
    const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (svg.nodeName !== "svg") return null;
    svg.querySelectorAll("script, foreignObject, a, image, use").forEach((one) => one.remove());
    for (const one of [svg, ...svg.querySelectorAll("*")]) {
      for (const { name } of [...one.attributes]) if (/^on/i.test(name)) one.removeAttribute(name);
    }
    return document.importNode(svg, true);
  }

  /** A place for pictures in which only what is not as it was is drawn anew. */
  function easel(place) {
    let root = null;
    let known = new Map(); // each element of the picture that is there, by its text

    return (text) => {
      const [open, ...inside] = text.match(ELEMENT) ?? [];
      const kinds = inside.slice(0, -1);
      const fresh = kinds.filter((one) => !known.has(one));
      const drawn = parsed(open ? `${open}${fresh.join("")}</svg>` : "");
      if (!drawn || drawn.childElementCount !== fresh.length) {
        root = null;
        place.replaceChildren(drawn ? parsed(text) : el("p", {}, say("There is no picture of this moment.")));
        return;
      }
      const made = new Map(fresh.map((one, at) => [one, drawn.children[at]]));
      known = new Map(kinds.map((one) => [one, known.get(one) ?? made.get(one)]));
      if (!root) place.replaceChildren(root = drawn);
      else for (const { name, value } of drawn.attributes) { // one that is set lays out all texts anew
        if (root.getAttribute(name) !== value) root.setAttribute(name, value);
      }
      const there = [...known.values()];
      for (const one of [...root.children]) if (!there.includes(one)) one.remove();
      there.forEach((one, at) => { // what is gone is gone by now: nothing that stays is moved
        if (root.children[at] !== one) root.insertBefore(one, root.children[at] ?? null);
      });
    };
  }

  /**
   * Something with `number` frames, the first of them before any step, to be gone through.
   * `frame(at)` gives one, or promises it; `closed` hears that all of it is put away.
   */
  function stepper({ number, frame, rules, closed = null, start = 0 }) {
    let at = start;
    const told = el("div", { class: "steps-told", "aria-live": "polite" });
    const place = el("span", { class: "steps-at" });
    const picture = el("div", { class: "pictured" });
    const draw = easel(picture);
    const back = button(say("Back"), () => go(at - 1));
    const forward = button(say("Forward"), () => go(at + 1));
    const bar = el("div", { class: "steps-bar" }, back, place, forward,
      closed && button("\u00d7", closed, say("Close the steps")));
    const made = el("div", { class: "steps-open", role: "group", "aria-label": say("Step by step"),
      onkeydown: pressed }, bar, told, picture);

    function button(text, onclick, about = null) {
      return el("button", { type: "button", onclick, "aria-label": about }, text);
    }

    const KEYS = { ArrowRight: () => at + 1, ArrowLeft: () => at - 1, Home: () => 0,
      End: () => number - 1 };

    function pressed(event) {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === "Escape" && closed) closed();
      else if (KEYS[key]) go(KEYS[key]());
      else return;
      event.preventDefault();
    }

    async function go(to) {
      if (to < 0 || to >= number) return;
      at = to;
      const found = frame(at);
      const shown = found instanceof Promise ? await found : found;
      if (at === to) show(shown);
    }

    function show({ by, told: said, refused, picture: text, printed = [], more = [] }) {
      place.textContent = say("{at} of {last}", { at, last: number - 1 });
      back.setAttribute("aria-disabled", String(at === 0));
      forward.setAttribute("aria-disabled", String(at === number - 1));
      told.classList.toggle("refused", refused);
      told.replaceChildren(...[by && el("p", { class: "steps-by" }, by),
        said.length > 0 && el("ul", {}, said.map(sentence)), ...more,
        printed.length > 0 && el("ul", { class: "steps-printed", "aria-label": say("Printed") }, printed.map((one) => el("li", {}, one))),
        !by && !said.length && el("p", {}, say(at ? "Nothing is said." : "The table as it lies."))]
        .filter(Boolean));
      draw(text);
    }

    function sentence([rule, cited, text]) {
      return el("li", {}, rule && ruleLink(rules, rule, cited), rule && " ", text);
    }

    go(at);
    return { made, go, focus: () => forward.focus({ preventScroll: true }) };
  }

  let held = null; // of this page, once it is there

  /** The button of an example opens it in the place of its picture. */
  function prepare(holder) {
    const section = holder.closest("section");
    const still = [...section.querySelectorAll(":scope > .pictured")];
    const offer = holder.querySelector("button");
    let open = null;
    const missing = el("p", { role: "status" });
    offer.addEventListener("click", async () => {
      try {
        held ??= await played(holder.dataset.from);
      } catch {
        missing.textContent = say("The steps did not arrive; try again.");
        holder.append(missing);
        return;
      }
      missing.remove();
      const frames = held.frames[holder.id];
      open = stepper({ number: frames.length, frame: (at) => frames[at],
        rules: held.places ?? holder.dataset.rules, closed });
      still.forEach((one) => { one.hidden = true; });
      offer.hidden = true;
      holder.append(open.made);
      if (open.made.getBoundingClientRect().bottom > innerHeight) open.made.scrollIntoView(); // what changes is seen
      open.focus();
    });

    function closed() {
      open.made.remove();
      still.forEach((one) => { one.hidden = false; });
      offer.hidden = false;
      offer.focus();
    }

    if (location.hash === `#${holder.id}`) offer.click();
  }

  document.querySelectorAll(".steps[id]").forEach(prepare);

  return { stepper, easel, hold, played, fetched };
})();
