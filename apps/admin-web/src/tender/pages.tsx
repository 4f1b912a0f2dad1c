import { TENDER_KINDS, TENDER_LIMITS, TENDER_TIMES, tenderMachine } from '@ipw/domain';
import { maxLength, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { AssignButton } from '../care/AssignButton';
import { path } from '../components/path';
import { ChoiceInput } from '../fields/ChoiceInput';
import type { FieldName, Key } from '../i18n/words';
import { choices, moment, prose, search, sorted, state, text, word } from '../fields/kinds';
import { MomentInput } from '../fields/MomentInput';
import { may } from '../http/may';
import type { RecordOf } from '../http/call-api';
import { useMe } from '../http/session';
import { useT } from '../i18n/locale';
import { recordPages } from '../review/record-pages';
import { Criteria } from './Criteria';
import { CriteriaInput } from './CriteriaInput';
import { FilesInput } from '../fields/FilesInput';
import { SoughtInput } from './SoughtInput';
import { TenderFiles } from './TenderFiles';
import { TenderTexts } from './TenderTexts';
import { TextsInput } from './TextsInput';
import { Versions } from './Versions';
import './tender.css';

type Tender = RecordOf<'tenders'>;

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

/** Asked for once the project is published. */
function ReasonInput() {
  const tender = useRecordContext<Tender>();
  if (!tender?.published_at) return null;
  return (
    <TextInput
      source="reason"
      label="field.reason"
      helperText="tender.reason_help"
      multiline
      minRows={2}
      parse={(value: string) => value}
      validate={[required(), maxLength(TENDER_LIMITS.reason)]}
    />
  );
}

/** Opens the form of a new project with the content of this one; its times have to be chosen again. */
function CopyButton({ tender }: { tender: Tender }) {
  const t = useT();
  if (!may(useMe(), 'tenders', 'create')) return null;
  const { opens_at: _opens, closes_at: _closes, ...rest } = tender;
  const record = Object.fromEntries(
    Object.entries(rest).filter(([field]) => field === 'files' || written.some((name) => name === field)),
  );
  return (
    <Link className="button" to={path.create('tenders')} state={{ record }}>
      {t('tender.copy')}
    </Link>
  );
}

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
      texts: { show: () => null, input: <TextsInput /> },
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
      reason: { show: () => null, input: <ReasonInput /> },
      published_at: moment((tender) => tender.published_at),
      created_at: sorted(moment((tender) => tender.created_at)),
    },
    details: {
      texts: { show: (tender) => <TenderTexts texts={tender.texts} /> },
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
        <CopyButton tender={tender} />
        <AssignButton resource="tenders" record={tender} name={tender.title} />
      </>
    ),
    below: (tender) => <Versions versions={tender.versions} />,
  },
);
