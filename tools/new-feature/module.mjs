// `module fair`: records that members write and submit, and staff read and decide on, complete in all layers.
import { namesOf } from './edits.mjs';
import { domainOf } from './module-domain.mjs';
import { pagesOf } from './module-pages.mjs';
import { serverOf } from './module-server.mjs';
import { testsOf } from './module-tests.mjs';

/** @param {string} noun @param {string} [zhCN] @param {string} [zhTW] what it is called in Chinese */
export function module(noun, zhCN, zhTW) {
  const names = namesOf(noun, zhCN, zhTW);
  return [...domainOf(names), ...serverOf(names), ...pagesOf(names), ...testsOf(names)];
}
