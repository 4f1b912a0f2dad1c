import { claimMachine } from '@ipw/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Moment } from '../components/Moment';
import { Picture } from '../components/Picture';
import { IpLink } from '../components/RecordLink';
import { StateBadge } from '../components/StateBadge';
import { operatorStatusLabels } from '../components/status-labels';
import { path } from '../components/path';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';
import { Relation } from '../components/Relation';
import { type Wanted, useRows } from '../providers/use-rows';
import type { RowOf } from '../http/call-api';

/** Records shown of each kind; a link leads to the whole list. */
const SHOWN = 5;

function Belongings<N extends 'operators' | 'claims'>({
  resource,
  memberId,
  heading,
  empty,
  children,
}: {
  resource: N;
  memberId: string;
  heading: Key;
  empty: Key;
  children: (row: RowOf<N>) => ReactNode;
}) {
  const t = useT();
  const { data, total, error } = useRows<N>(resource, {
    filter: { member_id: memberId } as Wanted<N>['filter'],
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <section className="card section">
      <h2>
        {t(heading)} {!!total && <span className="count">{total}</span>}
      </h2>
      {error && <p className="problem">{error.message}</p>}
      {!data && !error && <i className="skeleton block" />}
      {data?.length === 0 && <p className="soft">{t(empty)}</p>}
      <ul className="lines">
        {data?.map((row) => (
          <li key={row.id}>{children(row as RowOf<N>)}</li>
        ))}
      </ul>
      {(total ?? 0) > SHOWN && (
        <Link className="link" to={path.list(resource, { member_id: memberId })}>
          {t('member.all')}
        </Link>
      )}
    </section>
  );
}

export const IpsCard = ({ memberId }: { memberId: string }) => (
  <Belongings resource="operators" memberId={memberId} heading="member.ips" empty="member.ips.none">
    {(row) => (
      <>
        <strong>
          <IpLink id={row.ip_id}>{row.ip_name}</IpLink>
        </strong>
        <Relation value={row.match_relation} />
        <StateBadge statusLabels={operatorStatusLabels} state={row.state} />
      </>
    )}
  </Belongings>
);

export const ClaimsCard = ({ memberId }: { memberId: string }) => (
  <Belongings resource="claims" memberId={memberId} heading="member.claims" empty="member.claims.none">
    {(row) => (
      <>
        <Picture src={row.ip_image} name={row.ip_name} />
        <strong>
          <Link className="link" to={path.show('claims', row.id)}>
            {row.ip_name}
          </Link>
        </strong>
        <Moment at={row.submitted_at ?? row.created_at} />
        <StateBadge statusLabels={claimMachine} state={row.state} />
      </>
    )}
  </Belongings>
);
