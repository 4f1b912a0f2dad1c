import { closureMachine } from '@ipw/domain';
import { MemberLink } from '../components/RecordLink';
import { choices, moment, phone, prose, search, sorted, state, text, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { ClosureActions } from './ClosureActions';

export default pagesOf<'closures'>(
  {
    title: (row) => row.member_name,
    sort: { field: 'due_at', order: 'DESC' },
    columns: ['state', 'phone_number', 'ip_count', 'created_at', 'closes_at'],
    filters: { q: search, state: choices(Object.keys(closureMachine.states), 'state.closure') },
    fields: {
      state: state(closureMachine, (row) => row.state),
      claimant: { show: (row) => <MemberLink id={row.member_id}>{row.member_name}</MemberLink> },
      phone_number: phone((row) => row),
      ip_count: text((row) => row.ip_count),
      created_at: sorted(moment((row) => row.created_at)),
      closes_at: moment((row) => row.due_at),
      ended_at: moment((row) => row.ended_at),
      hold_reason: word('closure_reason', (row) => row.reason_code),
      reason: prose((row) => row.reason),
    },
    facts: [
      { title: 'facts.closure', fields: ['state', 'created_at', 'closes_at', 'ended_at'] },
      { title: 'facts.hold', fields: ['hold_reason', 'reason'], when: (row) => row.reason_code !== null },
      { title: 'facts.member', fields: ['claimant', 'phone_number', 'ip_count'] },
    ],
  },
  { show: { more: (row) => <ClosureActions closure={row} /> } },
);
