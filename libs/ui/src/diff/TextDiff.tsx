import { diffText } from './text-diff';
import { type DiffText, NOTHING } from './words';

interface Props {
  live: string | null;
  proposed: string;
  t: DiffText;
}

/** A text word by word, with removed and added parts marked. */
export function TextDiff({ live, proposed, t }: Props) {
  if (!live && !proposed) return <p className="diff-text">{NOTHING}</p>;
  if (live === null || live === proposed) return <p className="diff-text">{proposed}</p>;
  return (
    <p className="diff-text">
      {diffText(live, proposed).map(({ kind, text }, at) => {
        if (kind === 'same') return <span key={at}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={at} aria-label={t(`diff.${kind}`, { text })}>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
