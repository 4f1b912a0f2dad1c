import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlineOutlined';
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { LEGAL_LIMITS } from '@ipw/domain';
import { useId } from 'react';
import { useT } from '../i18n/locale';
import type { TypedClause } from './clause-text';

interface Props {
  number: number;
  count: number;
  clause: TypedClause;
  onChange: (clause: TypedClause) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onAdd: (() => void) | undefined;
}

/** A clause: its heading, its paragraphs separated by empty lines, and its position. */
export function ClauseFields({ number, count, clause, onChange, onMove, onRemove, onAdd }: Props) {
  const t = useT();
  const id = useId();
  const lines = clause.body.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 60), 0);
  const tool = (
    word: 'up' | 'down' | 'add' | 'remove',
    act: (() => void) | undefined,
    icon: React.ReactNode,
  ) => (
    <button
      type="button"
      className="icon-button"
      disabled={!act}
      aria-label={t(`clause.${word}_number`, { number })}
      title={t(`clause.${word}`)}
      onClick={act}
    >
      {icon}
    </button>
  );
  return (
    <section className="card clause" aria-label={t('clause.number', { number })}>
      <header>
        <span className="figures soft">{t('clause.number', { number })}</span>
        <span className="clause-tools">
          {tool('up', number > 1 ? () => onMove(-1) : undefined, <UpIcon aria-hidden />)}
          {tool('down', number < count ? () => onMove(1) : undefined, <DownIcon aria-hidden />)}
          {tool('add', onAdd, <AddIcon aria-hidden />)}
          {tool('remove', onRemove, <RemoveIcon aria-hidden />)}
        </span>
      </header>
      <div className="input">
        <label htmlFor={`${id}-heading`}>{t('clause.heading')}</label>
        <input
          id={`${id}-heading`}
          maxLength={LEGAL_LIMITS.heading}
          value={clause.heading}
          onChange={(event) => onChange({ ...clause, heading: event.target.value })}
        />
      </div>
      <div className="input">
        <label htmlFor={`${id}-body`}>{t('clause.body')}</label>
        <textarea
          id={`${id}-body`}
          rows={Math.min(Math.max(lines + 1, 4), 18)}
          value={clause.body}
          onChange={(event) => onChange({ ...clause, body: event.target.value })}
        />
        <small>{t('clause.help')}</small>
      </div>
    </section>
  );
}
