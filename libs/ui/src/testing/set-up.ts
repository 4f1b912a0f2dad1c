import './react-at-once';
import { configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeEventSource, installBrowser, setOnline } from './browser';
import { installNetwork, network } from './network';
import { endSpec, watchPage } from './page-load';
import { turn } from './turn';

installBrowser();
installNetwork();
// Prepares the document's listeners before the specs run.
userEvent.setup();
watchPage();

configure({
  // A lazily loaded dialog takes seconds on a busy machine.
  asyncUtilTimeout: 15_000,
  // A dump of the page's markup would hide the message; its readable text says more.
  getElementError: (message) => {
    const error = new Error(
      `${message ?? ''}\n\n${document.body.innerHTML.replace(/<[^>]*>/g, '·').replace(/·+/g, ' · ')}`,
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
  // While a spec uses fake timers, real asynchronous work continues.
  unstable_advanceTimersWrapper: async (advance) => {
    await advance();
    await turn();
  },
});

const complaints: unknown[][] = [];
/** An error a library logs, which the spec provoked. */
const isReport = (what: unknown[]) => what.length === 1 && what[0] instanceof Error;

beforeEach(() => {
  // Updates outside of `act` are scheduled as in a browser; specs wait for visible results.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, pageLoads: 0 });
  jest.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
    if (!isReport(what)) complaints.push(what);
  });
});

afterEach(async () => {
  await endSpec();
  const unexpected = network.end();
  jest.useRealTimers();
  setOnline(true);
  FakeEventSource.opened = [];
  localStorage.clear();
  history.replaceState(null, '', '/');
  // A logged error or an unexpected request fails a spec even if the visible result is right.
  expect(unexpected).toEqual([]);
  expect(complaints.splice(0)).toEqual([]);
});
