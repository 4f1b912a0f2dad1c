import type { BulkOutcome } from '@ipw/domain';
import { Link } from 'react-router';
import { Dialog } from '../../components/Dialog';
import { StateBadge } from '../../components/StateBadge';
import { path } from '../../components/path';
import { useT } from '../../i18n/locale';
import type { Model, Row } from '../../fields/field';
import type { StatusLabels } from '../../components/status-labels';

interface Props<R extends Row, D extends R> {
  model: Pick<Model<R, D>, 'name' | 'title'>;
  /** Labels and colours of the resulting states. */
  statusLabelsOf?: (row: R) => StatusLabels;
  lines: readonly BulkOutcome[];
  rows: readonly R[];
  onClose: () => void;
}

/** The result of every record; failed ones come first, with the reason and a link. */
export function BulkResult<R extends Row, D extends R>({
  model,
  statusLabelsOf,
  lines,
  rows,
  onClose,
}: Props<R, D>) {
  const t = useT();
  const done = lines.filter(({ ok }) => ok).length;
  const sorted = [...lines].sort((a, b) => Number(a.ok) - Number(b.ok));
  return (
    <Dialog title={t('bulk.result', { done, all: lines.length })} onClose={onClose} wide>
      <ul className="bulk-lines">
        {sorted.map((line) => {
          const { id, ok } = line;
          const row = rows.find((one) => one.id === id);
          return (
            <li key={id} className={ok ? 'tone-good' : 'tone-bad'}>
              <strong>{row ? model.title(row) : id}</strong>
              {line.ok ? (
                row && statusLabelsOf && <StateBadge statusLabels={statusLabelsOf(row)} state={line.state} />
              ) : (
                <span>{line.message}</span>
              )}
              {!ok && (
                <Link className="link" to={path.show(model.name, id)}>
                  {t('open')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <div className="dialog-bar">
        <button type="button" className="button primary" data-first onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
