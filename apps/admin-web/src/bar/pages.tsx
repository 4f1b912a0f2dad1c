import { barMachine } from '@ipw/domain';
import { IpLink, MemberLink, RegistrationLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { choices, moment, oneRecord, prose, search, sorted, state, word } from '../fields/kinds';
import { recordPages } from '../review/record-pages';

/** Bars from tenders after disqualifications: who, why, until when; lifted with a reason. */
export default recordPages<'bars'>({
  asks: { lift: ['reason'] },
  title: (bar) => bar.ip_name,
  subtitle: (bar) => bar.tender_title,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['state', 'member_name', 'ground', 'until', 'created_at'],
  filters: {
    q: search,
    state: choices(Object.keys(barMachine.states), 'state.tender_bar'),
    ip_id: oneRecord,
  },
  fields: {
    state: {
      ...state(barMachine, (bar) => bar.state),
      show: (bar) => (bar.over ? <Word of="bar.over" /> : <Word of={`state.tender_bar.${bar.state}`} />),
    },
    ip_id: { show: (bar) => <IpLink id={bar.ip_id}>{bar.ip_name}</IpLink> },
    member_name: { show: (bar) => <MemberLink id={bar.member_id}>{bar.member_name}</MemberLink> },
    ground: word('registration_reason', (bar) => bar.reason_code),
    until: sorted(moment((bar) => bar.until)),
    created_at: sorted(moment((bar) => bar.created_at)),
  },
  details: {
    tender: {
      show: (bar) => <RegistrationLink id={bar.registration_id}>{bar.tender_title}</RegistrationLink>,
    },
    reason: prose((bar) => bar.reason),
    lift_reason: prose((bar) => bar.lift_reason),
  },
  facts: [
    { title: 'facts.bar', fields: ['state', 'ip_id', 'member_name', 'until', 'created_at'] },
    { title: 'facts.disqualification', fields: ['tender', 'ground', 'reason'] },
    { title: 'facts.lifted', fields: ['lift_reason'], when: (bar) => bar.lift_reason !== null },
  ],
  stakes: ['until'],
});
