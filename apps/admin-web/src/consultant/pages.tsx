import { Link } from 'react-router';
import { choices, contactFields, moment, search, sorted, state } from '../fields/kinds';
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
      ...contactFields('consultant.phone_help'),
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
