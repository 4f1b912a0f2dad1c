import { CONTENT_KINDS, DESK_NAMES, fill } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import type { ConsoleKey, Words } from './words';

type Catalogue = Record<string, string>;

/** `the series name` as a label: 'Series name'. */
const heading = (name: string): string => {
  const bare = name.replace(/^the /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** Copies the words with one prefix to another prefix. */
const renamed = (words: Catalogue, from: string, to: string, as = (word: string) => word): Catalogue =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, word]) =>
      key.startsWith(from) ? [[to + key.slice(from.length), as(word)]] : [],
    ),
  );

/** Title and texts of a content list, from the words of its kind. */
const deskWords = (shared: Record<SharedKey, string>, own: Record<ConsoleKey, string>): Catalogue =>
  Object.fromEntries(
    DESK_NAMES.flatMap((name) => {
      const { desk } = CONTENT_KINDS[name];
      const kinds = shared[`content.${name}.list`];
      return [
        [`menu.${desk}`, kinds],
        [`lead.${desk}`, shared[`subject.${name}`]],
        [`about.${desk}`, fill(own['content.about'], { kinds })],
        [
          `${desk}.empty.title`,
          (shared as Catalogue)[`content.${name}.empty.title`] ?? own['content.empty.title'],
        ],
        [`${desk}.empty.text`, fill(own['content.empty.text'], { kinds })],
      ];
    }),
  );

/**
 * A complete catalogue of the console. Without a word of its own, a field uses the domain's label, a filter its field's, and
 * a content list its kind's.
 */
export function complete(shared: Record<SharedKey, string>, own: Record<ConsoleKey, string>): Words {
  const fields = {
    ...renamed({ ...shared, ...own }, 'name.', 'field.', heading),
    ...renamed(shared, 'field.', 'field.'),
    ...renamed(own, 'field.', 'field.'),
  };
  return {
    ...deskWords(shared, own),
    ...renamed(fields, 'field.', 'filter.'),
    ...fields,
    ...shared,
    ...own,
  } as Words;
}
