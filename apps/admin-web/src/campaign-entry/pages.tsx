import { ENTRY_FAILS } from '@ipw/domain';
import { Link } from 'react-router';
import { Flag } from '../components/Flag';
import { path } from '../components/path';
import { count } from '../fields/figures';
import { choices, due, moment, prose, search, sorted, text, word } from '../fields/kinds';
import { assigned, assignee } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { Reports } from './Reports';

/** Entries of collection campaigns: reviewed, pinned or hidden on the wall, awarded after the end. */
export default reviewable<'campaign-entries'>({
  reasons: ENTRY_FAILS,
  asks: { win: ['prize'] },
  title: (entry) => entry.work_name,
  subtitle: (entry) => (
    <Flag count={entry.reports} word="campaign.reports" otherwise={entry.campaign_title} />
  ),
  picture: (entry) => entry.picture,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['entry_wall', 'prize', 'due_at', 'created_at', 'assignee_name'],
  filters: {
    q: search,
    campaign_id: { kind: 'search', label: 'campaign.filter_id' },
    wall: choices(['0', '1'], 'entry_on_wall'),
    reported: choices(['1'], 'entry_reported'),
    won: choices(['1'], 'entry_won'),
    assignee: assigned,
  },
  fields: {
    entry_wall: word('entry_wall', (entry) => entry.wall),
    pinned: word('entry_pinned', (entry) => entry.pinned),
    hidden: word('entry_hidden', (entry) => entry.hidden),
    prize: text((entry) => entry.prize),
    reports: count((entry) => entry.reports),
    entrant_name: text((entry) => entry.entrant_name),
    due_at: due((entry) => entry.due_at),
    created_at: sorted(moment((entry) => entry.created_at)),
    assignee_name: assignee,
  },
  details: {
    campaign: {
      show: (entry) => <Link to={path.show('campaigns', entry.campaign_id)}>{entry.campaign_title}</Link>,
    },
    intro: prose((entry) => entry.intro),
    categories: text((entry) => entry.categories.join(' · ')),
    phone_number: text((entry) => entry.phone_number),
    found: text((entry) => entry.images.flatMap(({ found }) => found.map((one) => one.text)).join(' · ')),
    reported: { show: (entry) => <Reports reports={entry.reported} /> },
    reason_code: word('entry_reason', (entry) => entry.reason_code),
    reason: prose((entry) => entry.reason),
  },
  facts: [
    {
      title: 'facts.campaign_entry',
      fields: ['campaign', 'intro', 'categories', 'found', 'entry_wall', 'pinned', 'hidden', 'created_at'],
    },
    { title: 'facts.entrant', fields: ['entrant_name', 'phone_number'] },
    { title: 'facts.winner', fields: ['prize'], when: (entry) => entry.prize !== null },
    { title: 'facts.reports', fields: ['reported'], when: (entry) => entry.reports > 0 },
    {
      title: 'facts.entry_reason',
      fields: ['reason_code', 'reason'],
      when: (entry) => entry.reason_code !== null,
    },
  ],
  evidence: ({ images }) => [{ title: 'evidence.entry', files: images }],
  stakes: ['entrant_name'],
});
