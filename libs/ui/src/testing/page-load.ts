import { network } from './network';
import { turn } from './turn';

/** What stays the same however often the page is loaded: React and what has no state. All other modules are new then. */
const STATELESS = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@ipw/domain'];

const added: (() => void)[] = [];
const ends: (() => void)[] = [];

/** Called when the spec is over: for what a reload leaves as it is. */
export const atEnd = (end: () => void): void => void ends.push(end);

/** Notes what is added to a target that outlives the page in jsdom, to take it off again with the page. */
function noteListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (name: string, listener: never, options?: AddEventListenerOptions | boolean) => {
    add(name, listener, options);
    added.push(() => target.removeEventListener(name, listener, options));
  };
}

function noteTimers(): void {
  const { setTimeout: after, setInterval: every } = globalThis;
  globalThis.setTimeout = ((work: () => void, ms?: number, ...args: []) => {
    const timer = after(work, ms, ...args);
    added.push(() => clearTimeout(timer));
    return timer;
  }) as typeof setTimeout;
  globalThis.setInterval = ((work: () => void, ms?: number) => {
    const timer = every(work, ms);
    added.push(() => clearInterval(timer));
    return timer;
  }) as typeof setInterval;
}

const isFake = () => 'clock' in setTimeout;

/** Called once a spec file, before any module of an app is loaded. */
export function watchPage(): void {
  for (const name of STATELESS) {
    const module = jest.requireActual<object>(name);
    jest.doMock(name, () => module);
  }
  noteListeners(window);
  noteListeners(document);
  noteTimers();
}

/** Within so many turns all is drawn that needs no answer of the server. */
const TURNS = 10;

/** Ends the page without a word, as a reload does: its timers and listeners. What the browser stores stays. */
async function endPage(): Promise<void> {
  network.cut();
  for (const remove of added.splice(0)) remove();
  if (isFake()) jest.clearAllTimers();
  // What it is loading just now must not come out of the modules of the next page.
  for (let left = TURNS; left > 0; left -= 1) await turn();
  for (const remove of added.splice(0)) remove();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
}

/** Ends the page; whatever is imported from here on is as new as on a page just loaded. */
export async function newPage(): Promise<void> {
  await endPage();
  jest.resetModules();
}

export async function endSpec(): Promise<void> {
  network.cut();
  for (const end of ends.splice(0)) end();
  await endPage();
}
