import { useWords } from '../i18n/locale';

/** The word of a kind of work; one without a word is named as it is. */
export function JobKind({ kind }: { kind: string }) {
  const words: Partial<Record<string, string>> = useWords().words;
  return <>{words[`job_kind.${kind}`] ?? kind}</>;
}
