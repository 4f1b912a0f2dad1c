import { IMAGE_REQUEST, imageRequestMachine } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { DueOrRest } from '../components/DueOrRest';
import { IpLink } from '../components/RecordLink';
import { choices, moment, oneRecord, sorted, state, text, word } from '../fields/kinds';
import { RecordInput } from '../fields/RecordInput';
import type { FieldName } from '../i18n/words';
import { recordPages } from '../review/record-pages';
import { Downloads, RequestedImages } from './RequestedImages';

const hidden = () => null;
const Line = ({ source, max }: { source: FieldName; max: number }) => (
  <TextInput
    source={source}
    label={`field.${source}`}
    helperText={false}
    validate={[required(), maxLength(max)]}
  />
);

/** Requests of brands for pictures in full resolution: who downloaded what, and staff ask for brands that have nobody. */
export default recordPages<'image-requests'>({
  asks: {},
  title: (row) => row.series_name,
  subtitle: (row) => `${row.ip_name} · ${row.project_name}`,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['state', 'brand_name', 'asked', 'granted', 'downloads', 'until', 'due_at', 'created_at'],
  filters: {
    q: { kind: 'search', label: 'image-requests.search' },
    state: choices(Object.keys(imageRequestMachine.states), 'state.image_request'),
    late: choices(['1'], 'thread_late'),
    cooperation_id: oneRecord,
    ip_id: oneRecord,
  },
  fields: {
    state: state(imageRequestMachine, (row) => row.state),
    brand_name: text((row) => row.brand_name),
    series_name: text((row) => row.series_name),
    asked: text((row) => row.asked),
    granted: text((row) => row.granted),
    downloads: text((row) => row.downloads),
    due_at: { show: (row) => <DueOrRest of={row} /> },
    created_at: sorted(moment((row) => row.created_at)),
    escalated_at: moment((row) => row.escalated_at),
    has_contact: word('has_contact', (row) => row.has_contact),
    coop_no: text((row) => row.coop_no),
    ip_id: { show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink> },
    cooperation_id: {
      show: hidden,
      input: <RecordInput source="cooperation_id" reference="cooperations" text="coop_no" />,
    },
    series_id: {
      show: hidden,
      input: <RecordInput source="series_id" reference="series" text="series_name" />,
    },
    purpose: { show: (row) => row.purpose, input: <Line source="purpose" max={IMAGE_REQUEST.purpose} /> },
    used_in: { show: (row) => row.used_in, input: <Line source="used_in" max={IMAGE_REQUEST.used_in} /> },
    until: {
      show: (row) => row.until,
      input: (
        <TextInput
          source="until"
          label="field.until"
          helperText={false}
          type="date"
          slotProps={{ inputLabel: { shrink: true } }}
          validate={required()}
        />
      ),
    },
  },
  details: {
    marked: word('image_marked', (row) => row.marked),
    answer: text((row) => row.answer),
    images: { show: (row) => <RequestedImages request={row} /> },
    downloads_list: { show: (row) => <Downloads request={row} /> },
  },
  create: ['cooperation_id', 'series_id', 'purpose', 'used_in', 'until'],
  facts: [
    {
      title: 'facts.image_request',
      fields: [
        'state',
        'ip_id',
        'coop_no',
        'brand_name',
        'has_contact',
        'purpose',
        'used_in',
        'until',
        'marked',
        'answer',
        'due_at',
        'escalated_at',
        'created_at',
      ],
    },
    { title: 'facts.images', fields: ['images'] },
    { title: 'facts.downloads', fields: ['downloads_list'] },
  ],
});
