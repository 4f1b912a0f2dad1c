import { followUpMachine } from '@ipw/domain';
import { Link } from 'react-router';
import { Failed } from '../components/Placeholder';
import { MemberLink } from '../components/RecordLink';
import { DueOn } from '../care/DueOn';
import { FollowUpActions } from '../care/FollowUpActions';
import { path } from '../components/path';
import { useT } from '../i18n/locale';
import { waitingState } from '../pages/machine-of';
import { useCounts } from '../review/queue/use-counts';
import { useMe } from '../http/session';
import { MyMembers } from './MyMembers';
import { Tile } from './Tile';
import './care-overview.css';
import { useRows } from '../providers/use-rows';

const MINE = { state: waitingState(followUpMachine), whose: 'me' };
const SHOWN = 5;

/** Follow-ups due today; for consultants, also the members last assigned to them. */
export function CareOverview() {
  const t = useT();
  const me = useMe();
  const counts = useCounts('follow-ups');
  const { data, error, refetch } = useRows('follow-ups', {
    filter: MINE,
    sort: { field: 'due_on', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const list = path.list('follow-ups', MINE);
  return (
    <div className="care-overview">
      <section className="card section">
        <h2>{t('dashboard.follow_ups')}</h2>
        {error && <Failed error={error} retry={() => void refetch()} />}
        {!data && !error && <i className="skeleton block" />}
        {data?.length === 0 && <p className="soft">{t('follow-ups.empty.text')}</p>}
        <ul className="lines">
          {data?.map((row) => (
            <li key={row.id}>
              <DueOn day={row.due_on} waits />
              <span className="grow">
                {row.about}
                <small>
                  <MemberLink id={row.member_id}>{row.member_name}</MemberLink>
                </small>
              </span>
              <FollowUpActions row={row} />
            </li>
          ))}
        </ul>
        {(counts[MINE.state] ?? 0) > SHOWN && (
          <Link className="link" to={list}>
            {t('dashboard.all_follow_ups')}
          </Link>
        )}
      </section>
      <Tile label="dashboard.due" value={counts['due']} to={list} alarming />
      {me.role === 'consultant' && <MyMembers />}
    </div>
  );
}
