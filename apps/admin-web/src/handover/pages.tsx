import { handoverMachine, type HandoverObstacle } from '@ipw/domain';
import { None } from '../components/None';
import { IpLink, MemberLink } from '../components/RecordLink';
import { choices, moment, oneRecord, prose, search, sorted, state, word } from '../fields/kinds';
import { useT } from '../i18n/locale';
import { recordPages } from '../review/record-pages';

/** What must be settled before the approval. */
function Obstacles({ kinds }: { kinds: readonly HandoverObstacle[] }) {
  const t = useT();
  return kinds.length ? <>{kinds.map((kind) => t(`closure_obstacle.${kind}`)).join(' · ')}</> : <None />;
}

export default recordPages<'handovers'>({
  asks: { reject: ['reason'] },
  title: (row) => row.ip_name,
  subtitle: (row) => row.member_name,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['state', 'member_id', 'to_id', 'created_at'],
  filters: {
    q: search,
    state: choices(Object.keys(handoverMachine.states), 'state.handover'),
    ip_id: oneRecord,
    member_id: oneRecord,
  },
  fields: {
    state: state(handoverMachine, (row) => row.state),
    ip_id: { show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink> },
    member_id: { show: (row) => <MemberLink id={row.member_id}>{row.member_name}</MemberLink> },
    to_id: {
      show: (row) => (row.to_id ? <MemberLink id={row.to_id}>{row.to_name ?? ''}</MemberLink> : <None />),
    },
    reason: prose((row) => row.reason),
    created_at: sorted(moment((row) => row.created_at)),
    expires_at: moment((row) => row.expires_at),
  },
  details: {
    is_auth: word('is_auth', (row) => row.is_auth),
    obstacles: { show: (row) => <Obstacles kinds={row.obstacles} /> },
  },
  facts: [
    {
      title: 'facts.handover',
      fields: ['state', 'ip_id', 'member_id', 'to_id', 'is_auth', 'obstacles', 'created_at', 'expires_at'],
    },
    { title: 'facts.decision', fields: ['reason'], when: (row) => row.reason !== null },
  ],
  stakes: ['member_id', 'to_id', 'is_auth', 'obstacles'],
});
