// What the pages that one can change share: making elements, steppers, links to rules.
// Plain scripts, not modules: a page that was opened from a file may not load modules. What was
// chosen once may bring them before the page does: what is there already stays.
"use strict";

window.atoll = { ...window.atoll, ...(() => {
  const { say } = window.Reader;

  /** An element; attributes that are functions listen, those that are false or null are left out. */
  function el(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (typeof value === "function") made.addEventListener(key.slice("on".length), value);
      else if (value !== false && value != null) made.setAttribute(key, value === true ? "" : value);
    }
    made.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
    return made;
  }

  function data(id) {
    return JSON.parse(document.getElementById(id).textContent);
  }

  /** A number with a big button on either side; blank is "left out", and told as null. */
  function stepper({ id, label, about = label, value, least = 0, most = null, change }) {
    const input = el("input", {
      id, type: "number", inputmode: "numeric", "aria-label": about, step: 1,
      min: least, max: most, placeholder: least === 0 ? "0" : "–", value,
      oninput: () => {
        const number = Number(input.value);
        change(input.value === "" || !Number.isInteger(number) ? null : number);
      },
    });
    const step = (by) => () => {
      const next = input.value === "" && least !== 0 ? least ?? 0 : Number(input.value) + by;
      if ((least != null && next < least) || (most != null && next > most)) return;
      input.value = next;
      change(next);
    };
    const button = (sign, word, by) =>
      el("button", { id: id + sign, type: "button", "aria-label": `${word}: ${about}`, onclick: step(by) }, sign);
    return el("div", { class: "stepper" },
      el("span", { class: "stepper-label", "aria-hidden": "true" }, label),
      el("div", { class: "stepper-row" },
        button("−", say("one less"), -1), input, button("+", say("one more"), 1)));
  }

  const FITS = 12; // so many letters have room in the narrowest column
  const FOLDED = 36; // so many a folded list shows on a phone

  /** Whether a folded list cuts one of these options on a phone. */
  const isCut = (options, room = FOLDED) => options.some(([, text]) => text.length > room);

  /** Pairs of value and text; an unknown value joins them. */
  function joined(options, value) {
    return options.some(([name]) => name === value) ? options : [...options, [value, value]];
  }

  /**
   * A labelled <select>; `options` are pairs of value and text. One with a long text is wide, and
   * below it stands, whole, what is chosen and has no `room`.
   */
  function choice({ id, label, value, options, change, room = FOLDED }) {
    const select = el("select", { id, onchange: () => { change(select.value); tell(); } },
      joined(options, value).map(([name, text]) =>
        el("option", { value: name, selected: name === value }, text)));
    const whole = isCut(options, room) && el("p", { class: "whole", "aria-hidden": "true" });
    const tell = () => {
      const { text } = select.selectedOptions[0];
      if (whole) whole.textContent = text.length > room ? text : "";
    };
    tell();
    const wide = options.some(([, text]) => text.length > FITS);
    return el("div", { class: wide ? "choice wide" : "choice" }, el("label", { for: id }, label), select, whole);
  }

  /** One of a few that are all seen, and read whole; `options` are pairs of value and text. */
  function oneOf({ id, label, value, options, change }) {
    return box(label, joined(options, value).map(([name, text], at) => {
      const input = el("input", { id: `${id}-${at}`, type: "radio", name: id, checked: name === value,
        onchange: () => change(name) });
      return el("label", { class: "tick", for: input.id }, input, " ", text);
    }));
  }

  /** A labelled line to write on. */
  function line(id, label, attributes) {
    return el("div", { class: "choice" }, el("label", { for: id }, label),
      el("input", { id, autocomplete: "off", ...attributes }));
  }

  /** The same for what may be long: as many lines as it takes, so that it is read whole. */
  function lines(id, label, { value = "", ...attributes }) {
    return el("div", { class: "choice wide" }, el("label", { for: id }, label),
      el("textarea", { id, autocomplete: "off", rows: Math.ceil(value.length / 30) || 1, ...attributes }, value));
  }

  /** A box to tick; `about` says to the ear what the eye sees from the place. */
  function tick({ id, label, about = label, checked, change }) {
    const input = el("input", { id, type: "checkbox", checked, onchange: () => change(input.checked),
      "aria-label": about });
    return el("label", { class: "tick", for: id }, input, " ", label);
  }

  function button(id, text, onclick, about = text) {
    return el("button", { id, type: "button", onclick, "aria-label": about }, text);
  }

  function box(title, ...inside) {
    return el("fieldset", {}, el("legend", {}, title), inside);
  }

  /** Put nodes into a place; what is there already and alike stays as it is, also what was opened. */
  function renew(place, nodes) {
    const old = [...place.childNodes];
    nodes.forEach((node, at) => {
      const there = old[at];
      if (!there) place.append(node);
      else if (!there.isEqualNode(node)) refresh(there, node);
    });
    old.slice(nodes.length).forEach((one) => one.remove());
  }

  /** A node that is not as it should be: another one, or what of it differs; not what it keeps. */
  function refresh(there, node) {
    if (there.dataset?.kept && node.dataset?.kept) return undefined;
    const same = there.nodeName === node.nodeName && there.id === node.id;
    if (there.nodeType !== Node.ELEMENT_NODE || !same) return there.replaceWith(node);
    for (const { name } of [...there.attributes]) {
      if (!node.hasAttribute(name) && name !== "open") there.removeAttribute(name);
    }
    for (const { name, value } of node.attributes) {
      if (there.getAttribute(name) !== value) there.setAttribute(name, value);
    }
    return renew(there, [...node.childNodes]);
  }

  /** A rule, as it is cited, as a link; `where` is a pattern for all rules, or where each one lies. */
  function ruleLink(where, rule, cited) {
    const href = where[rule] ?? where.replace("RULE", encodeURIComponent(rule));
    return el("a", { href, class: "rule" }, cited);
  }

  const tenths = (number) => number.toLocaleString(document.documentElement.lang,
    { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const mega = (bytes) => tenths(bytes / 1e6);

  /** Copy this page's link; what there is to say of it. */
  const copied = (holds) => Promise.resolve().then(() => navigator.clipboard.writeText(location.href)).then(
    () => holds, () => say("This browser lets no page copy; the address line holds the link."));

  return { copied, say, tenths, mega, el, data, stepper, choice, isCut, oneOf, line, lines, tick, button, box, renew, ruleLink };
})() };
