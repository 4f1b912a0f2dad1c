import { useWords } from '../i18n/locale';

/** The label of a kind of job, or its name when it has none. */
export function JobKind({ kind }: { kind: string }) {
  const words: Partial<Record<string, string>> = useWords().words;
  return <>{words[`job_kind.${kind}`] ?? kind}</>;
}
