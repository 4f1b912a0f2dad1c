/** Browser functions the apps use and jsdom lacks. */

/** A fake EventSource, controlled by the specs. */
export class FakeEventSource extends EventTarget {
  /** All connections of the page, newest last. */
  static opened: FakeEventSource[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  send(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

/** Runs the proof-of-work solver in the page, because jsdom has no workers. */
class SolverWorker extends EventTarget {
  postMessage(challenge: never): void {
    void import('@ipw/domain/core/proof').then(({ proofText, solve }) =>
      this.dispatchEvent(new MessageEvent('message', { data: proofText(solve(challenge)) })),
    );
  }
  terminate(): void {}
}

/** The Request a router passes to loaders; the apps have none. */
class FakeRequest {
  constructor(
    readonly url: string,
    init: RequestInit = {},
  ) {
    Object.assign(this, { method: 'GET', headers: new Headers(), ...init });
  }
}

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const modals: HTMLDialogElement[] = [];

function closeOnEscape(event: KeyboardEvent): void {
  const top = modals.findLast((dialog) => dialog.isConnected && dialog.open);
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

function installDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      modals.push(this);
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  document.addEventListener('keydown', closeOnEscape);
}

export function installBrowser(): void {
  installDialogs();
  const nothing = () => undefined;
  Object.assign(globalThis, {
    EventSource: FakeEventSource,
    Request: FakeRequest,
    Worker: SolverWorker,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    scrollTo: nothing,
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
    }),
  });
  Object.assign(Element.prototype, { scrollIntoView: nothing, scrollBy: nothing, scrollTo: nothing });
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${String((made += 1))}`,
    revokeObjectURL: nothing,
  });
}

/** Switches `navigator.onLine` and notifies the page. */
export function setOnline(yes: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: yes, configurable: true });
  dispatchEvent(new Event(yes ? 'online' : 'offline'));
}
