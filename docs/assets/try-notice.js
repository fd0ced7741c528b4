// What Try it says of itself: messages stay until they are closed or something else is done.
"use strict";

/** `around` are the places in which something else is done. */
window.atoll.notice = (around) => {
  const { say, el, button } = window.atoll;
  const place = document.getElementById("try-notice");

  function inform(text) {
    place.replaceChildren(el("span", {}, text), " ", button("close", say("Close"), forget, say("Close the message")));
    place.hidden = false;
  }

  function forget() {
    place.hidden = true;
    place.replaceChildren();
  }

  async function copied() {
    try {
      await navigator.clipboard.writeText(location.href);
      inform(say("The link is copied; it holds everything that is set here."));
    } catch {
      inform(say("This browser lets no page copy; the address line holds the link."));
    }
  }

  for (const one of around) {
    for (const done of ["input", "change"]) one.addEventListener(done, forget, true);
    one.addEventListener("click", ({ target }) => target.closest("button") && forget(), true);
  }

  return { inform, forget, copied };
};
