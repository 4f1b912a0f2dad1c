import { CAMPAIGN_LIMITS, CAMPAIGN_TIMES, campaignMachine, uploadLimit } from '@ipw/domain';
import { NumberInput, required, useLocale } from 'react-admin';
import { Wordings } from '../components/Wordings';
import { ChoiceInput } from '../fields/ChoiceInput';
import { FilesInput } from '../fields/FilesInput';
import { choices, moment, prose, search, sorted, state, text, word } from '../fields/kinds';
import { CopyAsNew } from '../fields/CopyAsNew';
import { MomentInput } from '../fields/MomentInput';
import { ReasonInput } from '../fields/ReasonInput';
import { TextInputs, type TextPlan } from '../fields/TextInputs';
import type { RecordOf } from '../http/call-api';
import type { Locale } from '../i18n/locale';
import type { FieldName, Key } from '../i18n/words';
import { recordPages } from '../review/record-pages';
import { CategoriesInput } from './CategoriesInput';

type Campaign = RecordOf<'campaigns'>;

/** The label of a field whose name has another label elsewhere in the console. */
const CLOSES: Key = 'field.closing_time';

const written = [
  'texts',
  'cover',
  'opens_at',
  'closes_at',
  'asks_intro',
  'most_images',
  'categories',
  'per_phone',
  'wall',
] as const satisfies readonly FieldName[];

const TEXTS: readonly TextPlan[] = [
  { name: 'title', label: 'field.title', max: CAMPAIGN_LIMITS.title },
  { name: 'body', label: 'field.body', max: CAMPAIGN_LIMITS.body, rows: 6, help: 'tender.brief_help' },
  { name: 'rules', label: 'field.rules', max: CAMPAIGN_LIMITS.rules, rows: 3, help: 'tender.brief_help' },
];

const number = (source: 'most_images' | 'per_phone', max: number) => (
  <NumberInput
    source={source}
    label={`field.${source}`}
    helperText={false}
    min={1}
    max={max}
    validate={required()}
  />
);

function Categories({ campaign }: { campaign: Campaign }) {
  const locale = useLocale() as Locale;
  return campaign.categories.map((names) => names[locale]).join(' · ');
}

export default recordPages<'campaigns'>(
  {
    asks: { cancel: ['reason'], announce: [] },
    title: (campaign) => campaign.title,
    picture: (campaign) => campaign.picture,
    sort: { field: 'created_at', order: 'DESC' },
    columns: ['state', 'time', 'wall', 'opens_at', 'closes_at', 'created_at'],
    filters: {
      q: search,
      state: choices(Object.keys(campaignMachine.states), 'state.campaign'),
      time: choices(CAMPAIGN_TIMES, 'campaign_time'),
      wall: choices(['0', '1'], 'campaign_wall'),
    },
    fields: {
      state: state(campaignMachine, (campaign) => campaign.state),
      time: word('campaign_time', (campaign) => campaign.time),
      texts: { show: () => null, input: <TextInputs texts={TEXTS} /> },
      cover: { show: () => null, input: <FilesInput source="cover" usage="campaign_cover" required /> },
      opens_at: {
        ...moment((campaign) => campaign.opens_at),
        input: <MomentInput source="opens_at" required />,
      },
      closes_at: sorted({
        ...moment((campaign) => campaign.closes_at),
        label: CLOSES,
        input: <MomentInput source="closes_at" label={CLOSES} required />,
      }),
      asks_intro: {
        show: () => null,
        input: <ChoiceInput source="asks_intro" options={[0, 1]} prefix="campaign_intro" required />,
      },
      most_images: { show: () => null, input: number('most_images', uploadLimit('campaign_image').count) },
      categories: { show: () => null, input: <CategoriesInput /> },
      per_phone: { show: () => null, input: number('per_phone', CAMPAIGN_LIMITS.perPhone) },
      wall: {
        ...word('campaign_wall', (campaign) => campaign.wall),
        input: <ChoiceInput source="wall" options={[0, 1]} prefix="campaign_wall" required />,
      },
      reason: { show: () => null, input: <ReasonInput max={CAMPAIGN_LIMITS.reason} /> },
      published_at: moment((campaign) => campaign.published_at),
      created_at: sorted(moment((campaign) => campaign.created_at)),
    },
    details: {
      texts: { show: (campaign) => <Wordings texts={campaign.texts} more={[['rules', 'field.rules']]} /> },
      asks_intro: word('campaign_intro', (campaign) => campaign.asks_intro),
      most_images: text((campaign) => campaign.most_images),
      categories: { show: (campaign) => <Categories campaign={campaign} /> },
      per_phone: text((campaign) => campaign.per_phone),
      results_at: moment((campaign) => campaign.results_at),
      winners: text((campaign) => campaign.winners),
      cancel_reason: prose((campaign) => campaign.cancel_reason),
    },
    create: written,
    edit: [...written, 'reason'],
    facts: [
      {
        title: 'facts.campaign',
        fields: [
          'state',
          'time',
          'opens_at',
          'closes_at',
          'asks_intro',
          'most_images',
          'categories',
          'per_phone',
          'wall',
          'published_at',
          'results_at',
          'winners',
          'created_at',
        ],
      },
      { title: 'facts.cancelled', fields: ['cancel_reason'], when: (campaign) => !!campaign.cancel_reason },
      { title: 'facts.tender_text', fields: ['texts'] },
    ],
  },
  {
    more: (campaign) => (
      <CopyAsNew resource="campaigns" label="campaign.copy" record={campaign} fields={written} />
    ),
  },
);
