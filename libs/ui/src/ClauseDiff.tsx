import type { ClauseChange } from '@ipw/domain';
import './clause-diff.css';

interface ClauseDiffProps {
  changes: readonly ClauseChange[];
  /** What became of a clause, in the reader's language. */
  words: Readonly<Record<'added' | 'removed' | 'changed', string>>;
}

const MARKS = { same: 'p', added: 'ins', removed: 'del' } as const;

/** The clauses that changed: what came is underlined, what went is struck through, each with its word. */
export function ClauseDiff({ changes, words }: ClauseDiffProps) {
  return (
    <ol className="clause-diff">
      {changes.map(({ kind, heading, lines }, at) => (
        // A text may hold two clauses of one name.
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
