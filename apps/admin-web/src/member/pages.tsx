import { authStatusLabels } from '../components/status-labels';
import { choices, moment, phone, search, sorted, state, text } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { AssignButton } from '../care/AssignButton';
import { AssignBar } from './AssignBar';
import { ChangePhone } from './ChangePhone';
import { ConsultantFilter } from './ConsultantFilter';
import { EndSessions } from './EndSessions';
import { MemberSections } from './MemberSections';
import { Masked } from './Masked';
import { Verification } from './Verification';

export default pagesOf<'members'>(
  {
    title: (member) => member.member_name,
    subtitle: (member) => member.location,
    sort: { field: 'created_at', order: 'DESC' },
    columns: ['phone_number', 'auth_status', 'ip_count', 'consultant_name', 'consultant_since', 'created_at'],
    filters: {
      q: search,
      auth_status: choices(Object.keys(authStatusLabels.states), 'state.auth'),
      consultant_id: { kind: 'own', control: ConsultantFilter },
    },
    fields: {
      member_name: text((member) => member.member_name),
      phone_number: phone((member) => member),
      location: text((member) => member.location),
      auth_status: state(authStatusLabels, (member) => member.auth_status),
      consultant_name: text((member) => member.consultant_name),
      consultant_since: sorted(moment((member) => member.consultant_since)),
      ip_count: text((member) => member.ip_count),
      created_at: sorted(moment((member) => member.created_at)),
      last_login_at: moment((member) => member.last_login_at),
    },
    details: {
      phone_number: {
        show: (member) => (
          <Masked
            member={member}
            field="phone_number"
            masked={member.phone_number}
            before={`+${member.area_code}`}
          />
        ),
      },
      state: { show: (member) => <Verification member={member} /> },
      real_name: {
        show: (member) => <Masked member={member} field="real_name" masked={member.auth_username} />,
      },
      document_number: {
        show: (member) => <Masked member={member} field="document_number" masked={member.document_number} />,
      },
      verified_at: moment((member) => member.verified_at),
    },
    facts: [
      {
        title: 'facts.member',
        fields: ['member_name', 'phone_number', 'location', 'created_at', 'last_login_at'],
      },
      { title: 'facts.auth', fields: ['state', 'real_name', 'document_number', 'verified_at'] },
      { title: 'facts.consultant', fields: ['consultant_name', 'consultant_since'] },
    ],
  },
  {
    list: { bulk: { scope: 'member:assign', bar: <AssignBar /> } },
    show: {
      more: (member) => (
        <>
          <ChangePhone member={member} />
          <EndSessions member={member} />
          <AssignButton resource="members" record={member} name={member.member_name} />
        </>
      ),
      below: (member) => <MemberSections member={member} />,
    },
  },
);
