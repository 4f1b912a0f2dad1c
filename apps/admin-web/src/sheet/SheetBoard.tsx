import { type Turn, TURNS } from '@ipw/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { Due } from '../components/Due';
import { path } from '../components/path';
import { Failed } from '../components/Placeholder';
import { useMe } from '../http/session';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { Assignee } from '../review/queue/Assignee';
import { keyOf } from '../i18n/words';
import { useRows } from '../providers/use-rows';
import { useCounts } from '../review/queue/use-counts';
import './sheet-board.css';

/** Cards of a column; the list has the rest. */
const SHOWN = { page: 1, perPage: 20 };
const REFRESH_MS = 30_000;

/**
 * Open sheets in a column for each turn, the soonest due first; on a phone one column at a time, at first the reader's own
 * if anything waits there.
 */
export function SheetBoard() {
  const t = useT();
  const { number } = useFormats();
  const counts = useCounts('sheets');
  const me = useMe();
  const [chosen, setChosen] = useState<Turn>();
  const own = me.role === 'consultant' ? 'consultant' : 'staff';
  const open = chosen ?? [own, ...TURNS].find((turn) => counts[turn]) ?? own;
  return (
    <div className="sheet-board">
      {me.role === 'consultant' && (counts.free ?? 0) > 0 && (
        <Link className="link" to={path.list('sheets', { free: 'yes' })}>
          {t('sheets.free', { count: number(counts.free!) })}
        </Link>
      )}
      <div className="tabs board-tabs" role="group" aria-label={t('sheets.columns')}>
        {TURNS.map((turn) => (
          <button key={turn} type="button" aria-pressed={turn === open} onClick={() => setChosen(turn)}>
            {t(keyOf('turn', turn))}
            {counts[turn] !== undefined && <span className="count">{number(counts[turn])}</span>}
          </button>
        ))}
      </div>
      <div className="board-columns">
        {TURNS.map((turn) => (
          <Column key={turn} turn={turn} count={counts[turn]} shown={turn === open} />
        ))}
      </div>
    </div>
  );
}

function Column({ turn, count, shown }: { turn: Turn; count: number | undefined; shown: boolean }) {
  const t = useT();
  const { number } = useFormats();
  const { data, error, refetch } = useRows(
    'sheets',
    { filter: { turn }, sort: { field: 'due_at', order: 'ASC' }, pagination: SHOWN },
    { refetchInterval: REFRESH_MS },
  );
  return (
    <section className={shown ? 'board-column shown' : 'board-column'} aria-labelledby={`turn-${turn}`}>
      <h2 id={`turn-${turn}`}>
        {t(keyOf('turn', turn))}
        {count !== undefined && <span className="count">{number(count)}</span>}
      </h2>
      {error && <Failed error={error} retry={() => void refetch()} />}
      {!data && !error && <i className="skeleton block" />}
      {data?.length === 0 && <p className="soft">{t(keyOf('sheets.none', turn))}</p>}
      <ul>
        {data?.map((sheet) => (
          <li key={sheet.id}>
            <Link className="card board-card" to={path.show('sheets', sheet.id)}>
              <strong>{sheet.ip_name}</strong>
              <span>
                {sheet.sku}
                {sheet.buy_num !== null && ` · ${number(sheet.buy_num)}`}
              </span>
              <small>{sheet.sheet_no}</small>
              <span className="board-foot">
                <Due at={sheet.due_at} />
                {sheet.assignee_name && <Assignee name={sheet.assignee_name} since={sheet.assigned_at} />}
                {sheet.contacts > 0 && (
                  <span className="flag">{t('sheet.contacts', { count: sheet.contacts })}</span>
                )}
                {sheet.escalated_at && <span className="flag">{t('late.escalated')}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {(count ?? 0) > SHOWN.perPage && (
        <Link className="link" to={path.list('sheets', { turn })}>
          {t('sheets.more')}
        </Link>
      )}
    </section>
  );
}
