import type { ClauseChange } from '@ipw/domain';
import './clause-diff.css';

interface ClauseDiffProps {
  changes: readonly ClauseChange[];
  /** Labels of the kinds of change, in the reader's language. */
  words: Readonly<Record<'added' | 'removed' | 'changed', string>>;
}

const MARKS = { same: 'p', added: 'ins', removed: 'del' } as const;

/** The changed clauses: added text is underlined, removed text struck through, each with a label. */
export function ClauseDiff({ changes, words }: ClauseDiffProps) {
  return (
    <ol className="clause-diff">
      {changes.map(({ kind, heading, lines }, at) => (
        // Two clauses may have the same name.
        <li key={at} data-kind={kind}>
          <h3>
            {heading}
            {kind === 'same' ? null : <span>{words[kind]}</span>}
          </h3>
          {lines.map((line, index) => {
            const Mark = MARKS[line.kind];
            return <Mark key={index}>{line.text}</Mark>;
          })}
        </li>
      ))}
    </ol>
  );
}
