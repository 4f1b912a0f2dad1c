import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locateContacts } from './contacts';

interface Texts {
  contact: string[];
  harmless: string[];
}
const read = (name: string) => JSON.parse(readFileSync(path.join(__dirname, name), 'utf8')) as Texts;
const isFound = (text: string) => locateContacts(text).length > 0;
const share = (texts: readonly string[]) => texts.filter(isFound).length / texts.length;

/**
 * Texts as buyers may write them, none of them made from a rule. When a set was first run, before any rule followed from it,
 * the share found is in brackets; none of the harmless texts were marked. The later set was written after the first had improved
 * the rules, so its share tells what to expect of new disguises: about one in five is missed, and left to staff.
 */
it.each([
  ['contact-texts.json', 0.74],
  ['contact-texts-later.json', 0.78],
])(
  'finds nine of ten contact details in %s (at first %d), and marks two harmless texts of a hundred',
  (name) => {
    const { contact, harmless } = read(name);
    expect(contact.length).toBeGreaterThanOrEqual(55);
    expect(harmless.length).toBeGreaterThanOrEqual(55);
    expect(share(contact)).toBeGreaterThanOrEqual(0.9);
    expect(share(harmless)).toBeLessThanOrEqual(0.02);
  },
);

it('is sure of none of the harmless texts, so that no form refuses one', () => {
  for (const name of ['contact-texts.json', 'contact-texts-later.json'])
    for (const text of read(name).harmless)
      expect(locateContacts(text).filter(({ sure }) => sure)).toEqual([]);
});

it.each(['a', '1', 'a ', '1 ', '@', '点', 'a.', 'wa', 'my number ', '加'])(
  'takes milliseconds for a long text of %j',
  (part) => {
    const began = performance.now();
    locateContacts(part.repeat(20_000 / part.length));
    expect(performance.now() - began).toBeLessThan(1500);
  },
);
