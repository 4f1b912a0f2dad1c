import { diffText } from '@ipw/domain';
import { None } from '../components/None';
import { useT } from '../i18n/locale';

/** Text word by word, with what was taken out and what was put in. */
export function TextDiff({ live, proposed }: { live: string | null; proposed: string }) {
  const t = useT();
  if (!live && !proposed) return <None />;
  if (live === null || live === proposed) return <p className="prose">{proposed}</p>;
  return (
    <p className="prose">
      {diffText(live, proposed).map(({ kind, text }, at) => {
        if (kind === 'same') return <span key={at}>{text}</span>;
        if (kind === 'added')
          return (
            <ins key={at} aria-label={t('diff.added', { text })}>
              {text}
            </ins>
          );
        return (
          <del key={at} aria-label={t('diff.removed', { text })}>
            {text}
          </del>
        );
      })}
    </p>
  );
}
