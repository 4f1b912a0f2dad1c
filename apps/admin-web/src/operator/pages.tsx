import { None } from '../components/None';
import { IpLink, MemberLink } from '../components/RecordLink';
import { operatorStatusLabels } from '../components/status-labels';
import { choices, moment, phone, search, sorted, state, text } from '../fields/kinds';
import { RecordInput } from '../fields/RecordInput';
import { pagesOf } from '../pages/pages-of';
import { Relation } from '../components/Relation';
import { RelationInput } from './RelationInput';
import { SecondOwner } from './SecondOwner';

export default pagesOf<'operators'>({
  title: (operator) => operator.member_name,
  subtitle: (operator) => operator.ip_name,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['match_relation', 'state', 'phone_number', 'invited_by', 'created_at'],
  filters: { q: search, state: choices(Object.keys(operatorStatusLabels.states), 'state.operator') },
  fields: {
    ip_id: {
      show: (operator) => <IpLink id={operator.ip_id}>{operator.ip_name}</IpLink>,
      input: <RecordInput source="ip_id" reference="ips" text="ip_name" />,
    },
    member_id: {
      show: (operator) => <MemberLink id={operator.member_id}>{operator.member_name}</MemberLink>,
      input: <RecordInput source="member_id" reference="members" text="member_name" />,
    },
    match_relation: {
      show: (operator) => <Relation value={operator.match_relation} />,
      input: <RelationInput />,
      blank: null,
    },
    despite_owner: { show: () => <None />, input: <SecondOwner /> },
    phone_number: phone((operator) => operator),
    invited_by: text((operator) => operator.invited_by),
    state: state(operatorStatusLabels, (operator) => operator.state),
    created_at: sorted(moment((operator) => operator.created_at)),
  },
  create: ['ip_id', 'member_id', 'match_relation', 'despite_owner'],
  edit: ['match_relation', 'despite_owner'],
  facts: [
    {
      title: 'facts.operator',
      fields: ['member_id', 'phone_number', 'ip_id', 'match_relation', 'state', 'invited_by', 'created_at'],
    },
  ],
});
