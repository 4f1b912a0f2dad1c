import './react-at-once';
import { configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeEventSource, installBrowser, setOnline } from './browser';
import { installNetwork, network } from './network';
import { endSpec, watchPage } from './page-load';
import { turn } from './turn';

installBrowser();
installNetwork();
// Prepares the document: its listeners belong to the specs.
userEvent.setup();
watchPage();

configure({
  // A dialog that is loaded when it is first opened takes seconds on a busy machine.
  asyncUtilTimeout: 15_000,
  // The markup of a whole page hides the sentence: what is to be read on it says more.
  getElementError: (message) => {
    const error = new Error(
      `${message ?? ''}\n\n${document.body.innerHTML.replace(/<[^>]*>/g, '·').replace(/·+/g, ' · ')}`,
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
  // While a spec holds the clock, what was scheduled beside it still takes place.
  unstable_advanceTimersWrapper: async (advance) => {
    await advance();
    await turn();
  },
});

const complaints: unknown[][] = [];
/** A failure a library writes down as it is: the spec provoked it. */
const isReport = (what: unknown[]) => what.length === 1 && what[0] instanceof Error;

beforeEach(() => {
  // Updates outside of `act` are scheduled as in a browser; the specs wait for what is to be seen.
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
  // A component that complains, or asks what the spec does not answer, is wrong although it shows what is expected.
  expect(unexpected).toEqual([]);
  expect(complaints.splice(0)).toEqual([]);
});
