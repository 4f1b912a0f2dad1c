import { TextInput } from 'react-admin';
import { Link } from 'react-router';
import { choices, moment, search, sorted, state, text } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { path } from '../components/path';
import { consultantStatusLabels } from '../components/status-labels';
import { HandOver } from './HandOver';

export default pagesOf<'consultants'>(
  {
    title: (consultant) => consultant.name,
    sort: { field: 'name', order: 'ASC' },
    columns: ['members', 'contact_phone', 'contact_email', 'state'],
    filters: { q: search, state: choices(Object.keys(consultantStatusLabels.states), 'state.consultant') },
    fields: {
      members: {
        show: ({ id, members }) => (
          <Link className="link figures" to={path.list('members', { consultant_id: id })}>
            {members}
          </Link>
        ),
      },
      contact_phone: {
        ...text((consultant) => consultant.contact_phone),
        blank: '',
        input: (
          <TextInput
            source="contact_phone"
            label="field.contact_phone"
            type="tel"
            helperText="consultant.phone_help"
          />
        ),
      },
      contact_email: {
        ...text((consultant) => consultant.contact_email),
        blank: '',
        input: (
          <TextInput source="contact_email" label="field.contact_email" type="email" helperText={false} />
        ),
      },
      state: state(consultantStatusLabels, (consultant) => consultant.state),
      created_at: sorted(moment((consultant) => consultant.created_at)),
    },
    edit: ['contact_phone', 'contact_email'],
    facts: [
      { title: 'facts.contact', fields: ['contact_phone', 'contact_email'] },
      { title: 'facts.activity', fields: ['members', 'state', 'created_at'] },
    ],
  },
  { show: { more: (consultant) => <HandOver consultant={consultant} /> } },
);
