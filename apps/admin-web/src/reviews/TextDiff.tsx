import { None } from '../components/None';
import { useT } from '../i18n/locale';
import { textChange } from './text-diff';

/** Text with what was taken out and what was put in. */
export function TextDiff({ live, proposed }: { live: string | null; proposed: string }) {
  const t = useT();
  if (!live && !proposed) return <None />;
  if (live === null || live === proposed) return <p className="prose">{proposed}</p>;
  const { before, removed, added, after } = textChange(live, proposed);
  return (
    <p className="prose">
      {before}
      {removed && <del aria-label={t('diff.removed', { text: removed })}>{removed}</del>}
      {added && <ins aria-label={t('diff.added', { text: added })}>{added}</ins>}
      {after}
    </p>
  );
}
