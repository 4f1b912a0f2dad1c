import type { Page } from '@playwright/test';

/** The preview's frame runs no scripts, not even the one that tests accessibility, which is put into all frames. */
const NO_SCRIPTS = /^Blocked script execution in '[^']*\/preview\//;

/** Collects errors of a page: script errors, console errors, failed requests. */
export function watch(page: Page, expected: RegExp = /^$/): string[] {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || NO_SCRIPTS.test(message.text())) return;
    if (!expected.test(message.location().url))
      wrong.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !expected.test(response.url()))
      wrong.push(`${String(response.status())} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // An aborted request is no error.
    if (errorText !== 'net::ERR_ABORTED') wrong.push(`${errorText} ${request.url()}`);
  });
  return wrong;
}
