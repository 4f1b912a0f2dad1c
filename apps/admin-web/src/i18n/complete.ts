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

/**
 * A catalogue of the console. A field is labelled as the domain names it, and its filter as the field, unless the console
 * has a word of its own.
 */
export function complete(shared: Record<SharedKey, string>, own: Record<ConsoleKey, string>): Words {
  const fields = { ...renamed(shared, 'name.', 'field.', heading), ...renamed(own, 'field.', 'field.') };
  return { ...renamed(fields, 'field.', 'filter.'), ...fields, ...shared, ...own } as Words;
}
