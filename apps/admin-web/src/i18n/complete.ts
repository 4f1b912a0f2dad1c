import { CONTENT_KINDS, DESK_NAMES, fill } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import type { ConsoleKey, Words } from './words';

type Catalogue = Record<string, string>;

/** `the series name` as a label. */
const heading = (name: string): string => {
  const bare = name.replace(/^the /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** Words under one prefix once more under another. */
const renamed = (words: Catalogue, from: string, to: string, as = (word: string) => word): Catalogue =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, word]) =>
      key.startsWith(from) ? [[to + key.slice(from.length), as(word)]] : [],
    ),
  );

/** What the list of a kind of content is called and says, by the name of its subject. */
const deskWords = (shared: Record<SharedKey, string>, own: Record<ConsoleKey, string>): Catalogue =>
  Object.fromEntries(
    DESK_NAMES.flatMap((name) => {
      const { desk } = CONTENT_KINDS[name];
      const kind = shared[`subject.${name}`];
      return [
        [`menu.${desk}`, kind],
        [`lead.${desk}`, kind],
        [`about.${desk}`, fill(own['content.about'], { kind })],
        [`${desk}.empty.title`, own['content.empty.title']],
        [`${desk}.empty.text`, fill(own['content.empty.text'], { kind })],
      ];
    }),
  );

/**
 * A catalogue of the console. Where the console has no word of its own, a field is labelled as the domain names it, a
 * filter as its field, and the list of a kind of content as its subject.
 */
export function complete(shared: Record<SharedKey, string>, own: Record<ConsoleKey, string>): Words {
  const fields = { ...renamed(shared, 'name.', 'field.', heading), ...renamed(own, 'field.', 'field.') };
  return {
    ...deskWords(shared, own),
    ...renamed(fields, 'field.', 'filter.'),
    ...fields,
    ...shared,
    ...own,
  } as Words;
}
