import { useWords } from '../i18n/locale';

/** Words for what the history names; a name without a word stays as it is written. */
export function useWordFor() {
  const words: Partial<Record<string, string>> = useWords().words;
  return {
    action: (action: string, machine?: string) =>
      words[`action.${machine}.${action}`] ?? words[`action.${action}`] ?? action,
    reason: (reason: string, machine?: string) => words[`${machine}_reason.${reason}`] ?? reason,
    field: (field: string) => words[`field.${field}`] ?? field,
    subject: (subject: string) => words[`subject.${subject}`] ?? subject,
  };
}
