import AddIcon from '@mui/icons-material/AddOutlined';
import { LEGAL_LIMITS } from '@ipw/domain';
import { useId } from 'react';
import { useT } from '../i18n/locale';
import { ClauseFields } from './ClauseFields';
import { emptyClause, type TypedClause, type TypedText } from './clause-text';

interface Props {
  text: TypedText;
  onChange: (text: TypedText) => void;
}

/** Title and clauses of one language: edited, moved, added, removed. */
export function ClauseList({ text, onChange }: Props) {
  const t = useT();
  const id = useId();
  const { clauses } = text;
  const set = (next: TypedClause[]) => onChange({ ...text, clauses: next });
  const move = (at: number, by: 1 | -1) => {
    const next = [...clauses];
    const [clause] = next.splice(at, 1);
    next.splice(at + by, 0, clause!);
    set(next);
  };
  const full = clauses.length >= LEGAL_LIMITS.sections;
  return (
    <div className="clauses">
      <div className="input card clause">
        <label htmlFor={id}>{t('agreement.title')}</label>
        <input
          id={id}
          maxLength={LEGAL_LIMITS.title}
          value={text.title}
          onChange={(event) => onChange({ ...text, title: event.target.value })}
        />
      </div>
      {clauses.map((clause, at) => (
        <ClauseFields
          key={clause.key}
          number={at + 1}
          count={clauses.length}
          clause={clause}
          onChange={(next) => set(clauses.with(at, next))}
          onMove={(by) => move(at, by)}
          onRemove={() => set(clauses.toSpliced(at, 1))}
          onAdd={full ? undefined : () => set(clauses.toSpliced(at + 1, 0, emptyClause()))}
        />
      ))}
      {clauses.length === 0 && (
        <button type="button" className="button" onClick={() => set([emptyClause()])}>
          <AddIcon aria-hidden />
          {t('clause.add')}
        </button>
      )}
    </div>
  );
}
