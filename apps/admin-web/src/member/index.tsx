import { authFaces } from '../fields/faces';
import type { StatefulRow } from '../fields/field';
import { choices, moment, phone, search, sorted, state, text } from '../fields/kinds';
import { pagesOf } from '../frames/pages-of';
import { EndSessions } from './EndSessions';

export interface MemberRow extends StatefulRow {
  member_name: string;
  phone_number: string;
  area_code: string;
  location: string | null;
  is_auth: 0 | 1;
  auth_status: string;
  auth_username: string | null;
  consultant_id: string | null;
  consultant_name: string | null;
  ip_count: number;
  created_at: string;
  last_login_at: string | null;
}

export default pagesOf<MemberRow>(
  {
    name: 'members',
    title: (member) => member.member_name,
    subtitle: (member) => member.location,
    sort: { field: 'created_at', order: 'DESC' },
    columns: ['phone_number', 'auth_status', 'ip_count', 'consultant_name', 'created_at'],
    filters: { q: search, auth_status: choices(Object.keys(authFaces.states), 'state.auth') },
    fields: {
      member_name: text((member) => member.member_name),
      phone_number: phone((member) => member),
      location: text((member) => member.location),
      auth_status: state(authFaces, (member) => member.auth_status),
      auth_username: text((member) => member.auth_username),
      consultant_name: text((member) => member.consultant_name),
      ip_count: text((member) => member.ip_count),
      created_at: sorted(moment((member) => member.created_at)),
      last_login_at: moment((member) => member.last_login_at),
    },
    facts: [
      { title: 'facts.member', fields: ['member_name', 'phone_number', 'location'] },
      { title: 'facts.auth', fields: ['auth_status', 'auth_username'] },
      { title: 'facts.activity', fields: ['ip_count', 'consultant_name', 'created_at', 'last_login_at'] },
    ],
    empty: { title: 'members.empty.title', text: 'members.empty.text' },
  },
  (member) => <EndSessions member={member} />,
);
