// `desk fair`: records that staff write, list, open, change and decide on in the console, with their table and history.
import { namesOf, wordsIn } from './edits.mjs';
import { pagesOf, resource, wordsOf } from './desk-console.mjs';
import { domainOf } from './desk-domain.mjs';
import { serverOf } from './desk-server.mjs';
import { accessOf, demoOf, deskTests } from './desk-tests.mjs';

/** @param {string} noun @param {string} [zhCN] @param {string} [zhTW] what it is called in Chinese */
export function desk(noun, zhCN, zhTW) {
  const names = namesOf(noun, zhCN, zhTW);
  const { f } = names;
  return [
    ...domainOf(names),
    ...serverOf(names),
    ...resource(names, ['list', 'show', 'create', 'edit']),
    ...pagesOf(names),
    ...wordsIn('staff', 'staff', wordsOf(names)),
    ...demoOf(names),
    ...accessOf(
      names,
      ['', '/:id', '/:id/history', '/counts'],
      [`POST ${f}s`, `PUT ${f}s/:id`, `POST ${f}s/:id/:action`],
    ),
    ...deskTests(names),
  ];
}
