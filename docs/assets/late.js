/* The theme asks for its worker and for the whole index at once; both can wait until somebody
   searches. On a page in another language neither is wanted: the index holds those in English. */

(() => {
  const wanted = new Promise((begin) => { window.searched = () => window.SAID || begin(); });
  const late = (Begun, given) => {
    const worker = new EventTarget();
    const hear = ({ data }) => worker.dispatchEvent(new MessageEvent("message", { data }));
    const begun = wanted.then(() => {
      const real = new Begun(...given);
      real.addEventListener("message", hear);
      return real;
    });
    worker.postMessage = (message) => begun.then((real) => real.postMessage(window.telling(message)));
    return worker;
  };
  window.Worker = new Proxy(Worker, {
    construct: (Begun, given) =>
      String(given[0]).includes("/workers/search.") ? late(Begun, given) : new Begun(...given),
  });
  const { open, send } = XMLHttpRequest.prototype;
  const held = new WeakSet();
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    if (String(url).endsWith("/search/search_index.json")) held.add(this);
    open.call(this, method, url, ...rest);
  };
  XMLHttpRequest.prototype.send = function (...body) {
    if (held.has(this)) wanted.then(() => send.apply(this, body));
    else send.apply(this, body);
  };
})();
