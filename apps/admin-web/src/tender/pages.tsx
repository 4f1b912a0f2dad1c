import { TENDER_KINDS, TENDER_LIMITS, TENDER_TIMES, tenderMachine } from '@ipw/domain';
import { maxLength, NumberInput, required, TextInput } from 'react-admin';
import { AssignButton } from '../care/AssignButton';
import { Wordings } from '../components/Wordings';
import { ChoiceInput } from '../fields/ChoiceInput';
import type { FieldName, Key } from '../i18n/words';
import { choices, moment, prose, search, sorted, state, text, word } from '../fields/kinds';
import { CopyAsNew } from '../fields/CopyAsNew';
import { MomentInput } from '../fields/MomentInput';
import { ReasonInput } from '../fields/ReasonInput';
import { TextInputs, type TextPlan } from '../fields/TextInputs';
import { recordPages } from '../review/record-pages';
import { Criteria } from './Criteria';
import { CriteriaInput } from './CriteriaInput';
import { FilesInput } from '../fields/FilesInput';
import { SoughtInput } from './SoughtInput';
import { TenderFiles } from './TenderFiles';
import { Versions } from './Versions';
import './tender.css';

/** Labels of fields whose names have another label elsewhere in the console. */
const [CLOSES, PICTURES]: [Key, Key] = ['field.closing_time', 'field.reference_images'];

const written = [
  'kind',
  'texts',
  'cover',
  'brand_name',
  'brand_logo',
  'brand_contact',
  'images',
  'document',
  'field_ids',
  'ip_types',
  'kernels',
  'opens_at',
  'closes_at',
  'most_entries',
  'sealed',
  'criteria',
] as const satisfies readonly FieldName[];

const TEXTS: readonly TextPlan[] = [
  { name: 'title', label: 'field.title', max: TENDER_LIMITS.title },
  { name: 'body', label: 'field.body', max: TENDER_LIMITS.body, rows: 6, help: 'tender.brief_help' },
  {
    name: 'materials',
    label: 'field.materials',
    max: TENDER_LIMITS.materials,
    rows: 3,
    help: 'tender.brief_help',
  },
  { name: 'prize', label: 'field.tender_prize', max: TENDER_LIMITS.prize, rows: 1, optional: true },
];

export default recordPages<'tenders'>(
  {
    asks: { cancel: ['reason'] },
    title: (tender) => tender.title,
    subtitle: (tender) => tender.brand_name,
    picture: (tender) => tender.picture,
    sort: { field: 'created_at', order: 'DESC' },
    columns: ['state', 'time', 'kind', 'opens_at', 'closes_at', 'created_at'],
    filters: {
      q: search,
      state: choices(Object.keys(tenderMachine.states), 'state.tender'),
      time: choices(TENDER_TIMES, 'tender_time'),
      kind: choices(TENDER_KINDS, 'tender_kind'),
    },
    fields: {
      state: state(tenderMachine, (tender) => tender.state),
      time: word('tender_time', (tender) => tender.time),
      kind: {
        ...word('tender_kind', (tender) => tender.kind),
        input: <ChoiceInput source="kind" options={TENDER_KINDS} prefix="tender_kind" required />,
      },
      texts: { show: () => null, input: <TextInputs texts={TEXTS} /> },
      cover: { show: () => null, input: <FilesInput source="cover" usage="tender_cover" required /> },
      brand_name: {
        ...text((tender) => tender.brand_name),
        input: (
          <TextInput
            source="brand_name"
            label="field.brand_name"
            helperText={false}
            validate={[required(), maxLength(TENDER_LIMITS.brand)]}
          />
        ),
      },
      brand_logo: { show: () => null, input: <FilesInput source="brand_logo" usage="tender_logo" /> },
      brand_contact: {
        show: () => null,
        blank: '',
        input: (
          <TextInput
            source="brand_contact"
            label="field.brand_contact"
            helperText="tender.contact_help"
            autoComplete="off"
            validate={maxLength(TENDER_LIMITS.contact)}
          />
        ),
      },
      images: {
        show: () => null,
        label: PICTURES,
        input: <FilesInput source="images" label={PICTURES} usage="tender_image" />,
      },
      document: { show: () => null, input: <FilesInput source="document" usage="tender_document" /> },
      field_ids: { show: () => null, input: <SoughtInput source="field_ids" needed /> },
      ip_types: { show: () => null, input: <SoughtInput source="ip_types" /> },
      kernels: { show: () => null, input: <SoughtInput source="kernels" /> },
      opens_at: {
        ...moment((tender) => tender.opens_at),
        input: <MomentInput source="opens_at" required />,
      },
      closes_at: sorted({
        ...moment((tender) => tender.closes_at),
        label: CLOSES,
        input: <MomentInput source="closes_at" label={CLOSES} required />,
      }),
      most_entries: {
        show: () => null,
        input: (
          <NumberInput
            source="most_entries"
            label="field.most_entries"
            helperText="tender.most_help"
            min={1}
            max={TENDER_LIMITS.entries}
          />
        ),
      },
      sealed: {
        ...word('tender_sealed', (tender) => tender.sealed),
        input: <ChoiceInput source="sealed" options={[0, 1]} prefix="tender_sealed" required />,
      },
      criteria: { show: () => null, input: <CriteriaInput /> },
      reason: {
        show: () => null,
        input: <ReasonInput max={TENDER_LIMITS.reason} help="tender.reason_help" />,
      },
      published_at: moment((tender) => tender.published_at),
      created_at: sorted(moment((tender) => tender.created_at)),
    },
    details: {
      texts: {
        show: (tender) => (
          <Wordings
            texts={tender.texts}
            more={[
              ['materials', 'field.materials'],
              ['prize', 'field.tender_prize'],
            ]}
          />
        ),
      },
      brand_contact: text((tender) => tender.brand_contact),
      brand_logo: { show: (tender) => <TenderFiles tender={tender} of={['brand_logo']} /> },
      cover: { show: (tender) => <TenderFiles tender={tender} of={['cover']} /> },
      images: { show: (tender) => <TenderFiles tender={tender} of={['images']} /> },
      document: { show: (tender) => <TenderFiles tender={tender} of={['document']} /> },
      field_ids: text((tender) => tender.labels.field_ids.join(' · ')),
      ip_types: text((tender) => tender.labels.ip_types.join(' · ')),
      kernels: text((tender) => tender.labels.kernels.join(' · ')),
      consultant_name: text((tender) => tender.consultant_name),
      most_entries: text((tender) => tender.most_entries),
      criteria: { show: (tender) => <Criteria criteria={tender.criteria} /> },
      cancel_reason: prose((tender) => tender.cancel_reason),
    },
    create: written,
    edit: [...written, 'reason'],
    facts: [
      {
        title: 'facts.tender',
        fields: [
          'state',
          'time',
          'kind',
          'field_ids',
          'ip_types',
          'kernels',
          'opens_at',
          'closes_at',
          'most_entries',
          'sealed',
          'criteria',
          'consultant_name',
          'published_at',
          'created_at',
        ],
      },
      { title: 'facts.cancelled', fields: ['cancel_reason'], when: (tender) => !!tender.cancel_reason },
      { title: 'facts.tender_brand', fields: ['brand_name', 'brand_logo', 'brand_contact'] },
      { title: 'facts.tender_text', fields: ['texts'] },
      { title: 'facts.tender_files', fields: ['cover', 'images', 'document'] },
    ],
  },
  {
    more: (tender) => (
      <>
        <CopyAsNew resource="tenders" label="tender.copy" record={tender} fields={written} />
        <AssignButton resource="tenders" record={tender} name={tender.title} />
      </>
    ),
    below: (tender) => <Versions tender={tender} />,
  },
);
