/* The search from a file. A browser starts no worker there, so its script runs in a hidden frame
   that answers as a worker would. Loaded from file:// only. */

window.IFrameWorker = window.Worker = class extends EventTarget {
  constructor(url) {
    super();
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.title = "Search";
    this.window = new Promise((ready) => {
      frame.onload = () => this.run(frame, url, ready);
    });
    document.body.append(frame);
  }

  run({ contentWindow, contentDocument }, url, ready) {
    contentWindow.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
    const script = contentDocument.createElement("script");
    script.src = url;
    script.onload = () => ready(contentWindow);
    contentDocument.body.append(script);
  }

  async postMessage(data) {
    const frame = await this.window;
    frame.dispatchEvent(new MessageEvent("message", { data }));
  }
};
