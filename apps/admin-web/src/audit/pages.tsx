import { HISTORY_ACTIONS, HISTORY_SUBJECTS } from '@ipw/domain';
import type { ModelOf } from '../fields/field';
import { choices, day, moment, oneRecord, search } from '../fields/kinds';
import { None } from '../components/None';
import { pagesOf } from '../pages/pages-of';
import { Word } from '../components/Word';
import { keyOf } from '../i18n/words';
import { Changes } from '../history/Changes';
import { AuditAction } from './AuditAction';
import { Subject } from './Subject';
import { Verify } from './Verify';
import { ACTORS } from './actors';

const audit: ModelOf<'audit'> = {
  title: (line) => line.actor_name,
  subtitle: (line) => <Word of={keyOf('actor', line.actor_type)} />,
  sort: { field: 'id', order: 'DESC' },
  columns: ['action', 'subject', 'changes', 'at'],
  filters: {
    subject_id: oneRecord,
    q: search,
    from: day,
    to: day,
    subject: choices(HISTORY_SUBJECTS, 'subject'),
    actor_type: choices(ACTORS, 'actor'),
    action: choices(HISTORY_ACTIONS, 'action'),
  },
  fields: {
    action: { show: (line) => <AuditAction line={line} /> },
    subject: { show: (line) => <Subject subject={line.subject} id={line.subject_id} /> },
    changes: { show: ({ changes }) => (changes.length > 0 ? <Changes changes={changes} /> : <None />) },
    at: moment((line) => line.at),
  },
  facts: [],
};

export default pagesOf(audit, { list: { opens: false, more: <Verify /> } });
