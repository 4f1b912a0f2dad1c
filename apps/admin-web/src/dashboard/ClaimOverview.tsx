import { claimMachine } from '@ipw/domain';
import { Link } from 'react-router';
import { Failed } from '../components/Placeholder';
import { path } from '../components/path';
import { useT } from '../i18n/locale';
import { waitingState } from '../pages/machine-of';
import { useCounts } from '../review/queue/use-counts';
import { Newest } from './Newest';
import { Tile } from './Tile';
import { useRows } from '../providers/use-rows';

const waiting = waitingState(claimMachine);
const SHOWN = 6;
/** Number of newest claims shown. */
const NEWEST = { page: 1, perPage: SHOWN };

/** Pending claims: three counts, the next claim to take, and the newest ones as pictures. */
export function ClaimOverview() {
  const t = useT();
  const counts = useCounts('claims');
  const first = useRows('claims', {
    filter: { state: waiting },
    sort: { field: 'due_at', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  const newest = useRows('claims', {
    filter: { state: waiting },
    sort: { field: 'submitted_at', order: 'DESC' },
    pagination: NEWEST,
  });
  const next = first.data?.[0];
  const list = path.list('claims', { state: waiting });
  return (
    <>
      <section className="claim-overview">
        <div className="claim-next card">
          <p className="soft">{t('dashboard.next')}</p>
          {next ? (
            <>
              <h2>{next.ip_name}</h2>
              <p>{t('dashboard.by', { name: next.member_name })}</p>
              <Link className="button primary" to={path.show('claims', next.id)}>
                {t('dashboard.start')}
              </Link>
            </>
          ) : (
            <h2>{first.isPending ? '…' : t('dashboard.done')}</h2>
          )}
        </div>
        <Tile label="dashboard.waiting" value={counts[waiting]} to={list} />
        <Tile
          label="assignee.me"
          value={counts['mine']}
          to={path.list('claims', { state: waiting, assignee: 'me' })}
        />
        <Tile label="overdue" value={counts['overdue']} to={list} alarming />
      </section>
      {newest.error ? (
        <Failed error={newest.error} retry={() => void newest.refetch()} />
      ) : (
        <Newest claims={newest.data} />
      )}
    </>
  );
}
