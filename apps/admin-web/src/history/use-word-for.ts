import { useWords } from '../i18n/locale';
import { reasonWords } from './reason-words';

/** The history stores a reason as its code, with additional text after a colon. */
const CODED = /^(?<code>\w+)(?:: (?<text>[\s\S]+))?$/;

/** Actions whose button speaks to its reader ('Assign to me'); a line of history says what somebody did. */
const TOLD = ['assign'];

type Catalogue = Readonly<Partial<Record<string, string>>>;

/** What a line of history says of an action. */
export const pastTenseOf = (words: Catalogue, action: string, machine?: string): string =>
  words[`past.${machine}.${action}`] ??
  words[`past.${action}`] ??
  (TOLD.includes(action) ? undefined : words[`action.${machine}.${action}`]) ??
  words[`action.${action}`] ??
  action;

/** Labels for names in the history; a name without a label is shown as it is. */
export function useWordFor() {
  const words: Catalogue = useWords().words;
  return {
    action: (action: string, machine?: string) => pastTenseOf(words, action, machine),
    reason: (reason: string, machine?: string) => {
      const { code = '', text } = CODED.exec(reason)?.groups ?? {};
      const word = words[`${reasonWords(machine)}.${code}`];
      if (!word) return reason;
      return text ? `${word}\n${text}` : word;
    },
    // Parts of skin goods have the names that errors call them by.
    field: (field: string) => words[`field.${field}`] ?? words[`name.${field}`] ?? field,
    subject: (subject: string) => words[`subject.${subject}`] ?? subject,
  };
}
