import { network } from './network';
import { turn } from './turn';

/** Modules kept at a simulated page load: React and stateless ones. All others are loaded anew. */
const STATELESS = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@ipw/domain'];

const added: (() => void)[] = [];
const ends: (() => void)[] = [];

/** Registers work for the end of the spec, for state that survives a reload. */
export const atEnd = (end: () => void): void => void ends.push(end);

/** Records listeners on targets that outlive the page in jsdom, to remove them with the page. */
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

/** Called once in each spec file, before any module of an app is loaded. */
export function watchPage(): void {
  for (const name of STATELESS) {
    const module = jest.requireActual<object>(name);
    jest.doMock(name, () => module);
  }
  noteListeners(window);
  noteListeners(document);
  noteTimers();
}

/** Turns of the event loop in which everything without a server answer is rendered. */
const TURNS = 10;

/** Ends the page like a reload: removes its timers and listeners. Browser storage stays. */
async function endPage(): Promise<void> {
  network.cut();
  for (const remove of added.splice(0)) remove();
  if (isFake()) jest.clearAllTimers();
  // Lets pending imports finish, so that they do not resolve to modules of the next page.
  for (let left = TURNS; left > 0; left -= 1) await turn();
  for (const remove of added.splice(0)) remove();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
}

/** Ends the page; modules imported afterwards are new, as after a page load. */
export async function newPage(): Promise<void> {
  await endPage();
  jest.resetModules();
}

export async function endSpec(): Promise<void> {
  network.cut();
  for (const end of ends.splice(0)) end();
  await endPage();
}
