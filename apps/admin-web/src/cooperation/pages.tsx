import {
  COOPERATION,
  COOPERATION_ORIGINS,
  cooperationMachine,
  PLATFORM_SHARE,
  THREAD_TURNS,
} from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { Resting } from '../components/DueOrRest';
import { Flag } from '../components/Flag';
import { IpLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { path } from '../components/path';
import { ChoiceInput } from '../fields/ChoiceInput';
import { choices, moment, onDay, oneRecord, sorted, state, text, word } from '../fields/kinds';
import { RecordInput } from '../fields/RecordInput';
import { may } from '../http/may';
import type { RecordOf } from '../http/call-api';
import { useMe } from '../http/session';
import { useT } from '../i18n/locale';
import type { FieldName } from '../i18n/words';
import { recordPages } from '../review/record-pages';

type Cooperation = RecordOf<'cooperations'>;

const contact = ['buyer_name', 'company_name', 'area_code', 'phone_number'] as const;
const days = ['starts_on', 'ends_on'] as const;

interface LineProps {
  source: FieldName;
  max: number;
  needed?: boolean;
  help?: 'cooperation.phone_help' | 'cooperation.area_help';
}

const Line = ({ source, max, needed, help }: LineProps) => (
  <TextInput
    source={source}
    label={`field.${source}`}
    helperText={help ?? false}
    autoComplete="off"
    validate={needed ? [required(), maxLength(max)] : maxLength(max)}
  />
);
const DayInput = ({ source }: { source: FieldName }) => (
  <TextInput
    source={source}
    label={`field.${source}`}
    helperText={false}
    type="date"
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
const hidden = () => null;

/** Its threads, and a new one where the brand has no contact and staff act for it. */
function ThreadLinks({ cooperation }: { cooperation: Cooperation }) {
  const t = useT();
  const me = useMe();
  const acts = cooperation.actions.includes('update') && cooperation.has_contact === 0;
  const filter = encodeURIComponent(JSON.stringify({ cooperation_id: cooperation.id }));
  return (
    <>
      <Link className="button" to={`${path.list('threads')}?filter=${filter}`}>
        {t('menu.threads')}
      </Link>
      <Link className="button" to={`${path.list('image-requests')}?filter=${filter}`}>
        {t('menu.image-requests')}
      </Link>
      {acts && may(me, 'threads', 'create') && (
        <Link
          className="button"
          to={path.create('threads')}
          state={{ record: { cooperation_id: cooperation.id } }}
        >
          {t('create.threads')}
        </Link>
      )}
      {acts && may(me, 'image-requests', 'create') && (
        <Link
          className="button"
          to={path.create('image-requests')}
          state={{ record: { cooperation_id: cooperation.id } }}
        >
          {t('create.image-requests')}
        </Link>
      )}
    </>
  );
}

/** Cooperations: of matched requests and awards, and contracts made elsewhere, entered here. */
export default recordPages<'cooperations'>(
  {
    asks: { end: ['reason'] },
    title: (row) => row.project_name,
    subtitle: (row) => row.brand_name,
    sort: { field: 'created_at', order: 'DESC' },
    columns: ['state', 'origin', 'ip_id', 'turns', 'has_contact', 'created_at'],
    filters: {
      q: { kind: 'search', label: 'cooperations.search' },
      state: choices(Object.keys(cooperationMachine.states), 'state.cooperation'),
      origin: choices(COOPERATION_ORIGINS, 'cooperation_origin'),
      turn: choices(THREAD_TURNS, 'thread_turn'),
      ip_id: oneRecord,
    },
    fields: {
      state: state(cooperationMachine, (row) => row.state),
      coop_no: text((row) => row.coop_no),
      ip_id: {
        show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink>,
        input: <RecordInput source="ip_id" reference="ips" text="ip_name" />,
      },
      origin: word('cooperation_origin', (row) => row.origin),
      turns: {
        show: (row) =>
          row.rests ? (
            <Resting />
          ) : (
            <Flag count={row.turns.brand} word="cooperation.brand_turns" otherwise="–" />
          ),
      },
      has_contact: word('has_contact', (row) => row.has_contact),
      source: {
        ...word('sheet_source', (row) => row.source),
        input: (
          <ChoiceInput source="source" options={Object.keys(PLATFORM_SHARE)} prefix="sheet_source" required />
        ),
      },
      share_percent: text((row) => `${String(row.share_percent)}%`),
      created_at: sorted(moment((row) => row.created_at)),
      title: { show: hidden, input: <Line source="title" max={COOPERATION.project} needed /> },
      contract_number: { show: hidden, input: <Line source="contract_number" max={COOPERATION.contract} /> },
      buyer_name: { show: hidden, input: <Line source="buyer_name" max={COOPERATION.brand} needed /> },
      company_name: { show: hidden, input: <Line source="company_name" max={COOPERATION.brand} /> },
      area_code: { show: hidden, input: <Line source="area_code" max={4} help="cooperation.area_help" /> },
      phone_number: {
        show: hidden,
        input: <Line source="phone_number" max={14} help="cooperation.phone_help" />,
      },
      starts_on: { show: hidden, input: <DayInput source="starts_on" /> },
      ends_on: { show: hidden, input: <DayInput source="ends_on" /> },
    },
    details: {
      rests: { show: (row) => (row.rests === 1 ? <Word of="cooperation.rests" /> : '—') },
      title: text((row) => row.title),
      contract_number: text((row) => row.contract_number),
      buyer_name: text((row) => row.buyer_name),
      company_name: text((row) => row.company_name),
      brand_phone: text((row) => row.brand_phone),
      starts_on: onDay((row) => row.starts_on),
      ends_on: onDay((row) => row.ends_on),
    },
    create: ['ip_id', 'title', 'contract_number', 'source', ...days, ...contact],
    edit: [...days, ...contact],
    facts: [
      {
        title: 'facts.cooperation',
        fields: [
          'state',
          'rests',
          'coop_no',
          'ip_id',
          'origin',
          'contract_number',
          'source',
          'share_percent',
          'starts_on',
          'ends_on',
          'created_at',
        ],
      },
      { title: 'facts.brand', fields: ['buyer_name', 'company_name', 'brand_phone', 'has_contact', 'turns'] },
    ],
    stakes: ['coop_no', 'ip_id', 'turns'],
  },
  { more: (cooperation) => <ThreadLinks cooperation={cooperation} /> },
);
