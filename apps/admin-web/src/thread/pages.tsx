import { COOPERATION, THREAD_KINDS, THREAD_TURNS, threadMachine } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { DueOrRest } from '../components/DueOrRest';
import { IpLink } from '../components/RecordLink';
import { ChoiceInput } from '../fields/ChoiceInput';
import { FilesInput } from '../fields/FilesInput';
import { choices, moment, oneRecord, sorted, state, text, word } from '../fields/kinds';
import { RecordInput } from '../fields/RecordInput';
import { recordPages } from '../review/record-pages';
import { Rounds } from './Rounds';

const hidden = () => null;
const round = ['text', 'images', 'tracking_number', 'final'] as const;
const YES = ['1'] as const;

/** Threads of drafts: staff act for brands that have nobody, and see what is overdue. */
export default recordPages<'threads'>({
  asks: {},
  title: (row) => row.product_name,
  subtitle: (row) => `${row.ip_name} · ${row.project_name}`,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['state', 'kind', 'brand_name', 'turn', 'due_at', 'rounds', 'has_contact'],
  filters: {
    q: { kind: 'search', label: 'threads.search' },
    state: choices(Object.keys(threadMachine.states), 'state.thread'),
    kind: choices(THREAD_KINDS, 'thread_kind'),
    turn: choices(THREAD_TURNS, 'thread_turn'),
    unattended: choices(YES, 'thread_unattended'),
    late: choices(YES, 'thread_late'),
    cooperation_id: oneRecord,
    ip_id: oneRecord,
  },
  fields: {
    state: state(threadMachine, (row) => row.state),
    kind: {
      ...word('thread_kind', (row) => row.kind),
      input: <ChoiceInput source="kind" options={THREAD_KINDS} prefix="thread_kind" required />,
    },
    brand_name: text((row) => row.brand_name),
    turn: word('thread_turn', (row) => row.turn),
    due_at: sorted({ show: (row) => <DueOrRest of={row} /> }),
    rounds: text((row) => row.rounds),
    has_contact: word('has_contact', (row) => row.has_contact),
    sample_confirm: word('sample_confirm', (row) => row.sample_confirm),
    created_at: sorted(moment((row) => row.created_at)),
    escalated_at: moment((row) => row.escalated_at),
    coop_no: text((row) => row.coop_no),
    ip_id: { show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink> },
    cooperation_id: {
      show: hidden,
      input: <RecordInput source="cooperation_id" reference="cooperations" text="coop_no" />,
    },
    product_name: {
      show: (row) => row.product_name,
      input: (
        <TextInput
          source="product_name"
          label="field.product_name"
          helperText={false}
          validate={[required(), maxLength(COOPERATION.product)]}
        />
      ),
    },
    text: {
      show: hidden,
      input: (
        <TextInput
          source="text"
          label="field.text"
          helperText={false}
          multiline
          minRows={3}
          validate={maxLength(COOPERATION.text)}
        />
      ),
    },
    images: {
      show: hidden,
      input: <FilesInput source="images" usage="desk_draft_image" label="menu.threads" />,
    },
    tracking_number: {
      show: hidden,
      input: (
        <TextInput
          source="tracking_number"
          label="field.tracking_number"
          helperText={false}
          validate={maxLength(COOPERATION.tracking)}
        />
      ),
    },
    final: {
      show: hidden,
      blank: null,
      input: <ChoiceInput source="final" options={[0, 1]} prefix="thread_final" />,
    },
  },
  details: {
    list: { show: (row) => <Rounds thread={row} /> },
  },
  create: ['cooperation_id', 'kind', 'product_name', ...round],
  edit: round,
  facts: [
    {
      title: 'facts.thread',
      fields: [
        'state',
        'kind',
        'ip_id',
        'coop_no',
        'brand_name',
        'has_contact',
        'turn',
        'due_at',
        'sample_confirm',
        'escalated_at',
        'created_at',
      ],
    },
    { title: 'facts.rounds', fields: ['list'] },
  ],
});
