import { ROLES, TEXT } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput';
import { staffStatusLabels } from '../components/status-labels';
import type { ModelOf } from '../fields/field';
import { choices, contactFields, moment, search, sorted, state, text, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { NewStaff } from './NewStaff';
import { StaffActions } from './StaffActions';

const staff: ModelOf<'staff'> = {
  title: (person) => person.name,
  subtitle: (person) => person.username,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['role', 'state', 'totp_enabled', 'last_seen_at', 'created_at'],
  filters: {
    q: search,
    role: choices(ROLES, 'role'),
    state: choices(Object.keys(staffStatusLabels.states), 'state.staff'),
  },
  fields: {
    username: {
      ...text((person) => person.username),
      input: (
        <TextInput
          source="username"
          label="field.username"
          helperText="staff.username_help"
          validate={[required(), maxLength(32)]}
        />
      ),
    },
    name: {
      ...text((person) => person.name),
      input: (
        <TextInput
          source="name"
          label="field.name"
          helperText={false}
          validate={[required(), maxLength(TEXT.username)]}
        />
      ),
    },
    role: {
      ...word('role', (person) => person.role),
      input: <ChoiceInput source="role" options={ROLES} prefix="role" required />,
    },
    ...contactFields(false, true),
    state: state(staffStatusLabels, (person) => person.state),
    totp_enabled: word('totp_enabled', (person) => person.totp_enabled),
    recovery_codes_left: text((person) => person.recovery_codes_left),
    sessions: text((person) => person.sessions),
    last_seen_at: moment((person) => person.last_seen_at),
    first_password_until: moment((person) => person.first_password_until),
    created_at: sorted(moment((person) => person.created_at)),
  },
  facts: [
    { title: 'facts.staff', fields: ['name', 'username', 'role', 'state', 'contact_phone', 'contact_email'] },
    {
      title: 'facts.first_password',
      fields: ['first_password_until'],
      when: (person) => person.first_password_until !== null,
    },
    { title: 'facts.security', fields: ['totp_enabled', 'recovery_codes_left', 'sessions', 'last_seen_at'] },
  ],
  create: ['username', 'name', 'role', 'contact_phone', 'contact_email'],
  edit: ['name', 'role', 'contact_phone', 'contact_email'],
};

export default pagesOf(staff, {
  show: { more: (person) => <StaffActions person={person} /> },
  own: (model) => ({ create: () => <NewStaff model={model} /> }),
});
