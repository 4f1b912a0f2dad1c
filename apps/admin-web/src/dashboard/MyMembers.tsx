import { Link } from 'react-router';
import { Moment } from '../components/Moment';
import { StateBadge } from '../components/StateBadge';
import { authStatusLabels } from '../components/status-labels';
import { path } from '../components/path';
import { useT } from '../i18n/locale';
import { useRows } from '../providers/use-rows';

const SHOWN = { page: 1, perPage: 5 };

/** The members last assigned to a consultant. */
export function MyMembers() {
  const t = useT();
  const { data } = useRows('members', {
    filter: {},
    sort: { field: 'consultant_since', order: 'DESC' },
    pagination: SHOWN,
  });
  return (
    <section className="card section my-members">
      <h2>{t('dashboard.my_members')}</h2>
      {data?.length === 0 && <p className="soft">{t('dashboard.my_members.none')}</p>}
      <ul className="lines">
        {data?.map((member) => (
          <li key={member.id}>
            <strong>
              <Link className="link" to={path.show('members', member.id)}>
                {member.member_name}
              </Link>
            </strong>
            <Moment at={member.consultant_since} />
            <StateBadge statusLabels={authStatusLabels} state={member.auth_status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
