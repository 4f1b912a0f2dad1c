import { type CampaignView, CONSENT, ERRORS, type OwnEntry, type SentEntry } from '@ipw/domain';
import type { ReactNode } from 'react';
import { onField } from '../../app/form-error';
import { Chips } from '../../form/Chips';
import { phoneField } from '../../form/fields';
import { FIRST_COUNTRY, phoneOf } from '../../form/phone';
import { isProven, picturesIn } from '../../form/proven';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldControl, FieldSpec, Values } from '../../form/schema-form';
import { useShownTexts } from '../../form/use-shown-texts';
import { agreeIn, codeIn, tickFields, visitorCodeField } from '../../form/visitor-fields';
import { VisitorPictures } from '../../form/VisitorPictures';
import { useT } from '../../i18n/catalogue';
import { calls } from './calls';

/** The text each tick covers. */
const TICKS = { privacy: 'privacyPolicy', user: 'serviceAgreement', rules: 'IPLicenseBidInfo' } as const;
/** Code points of the texts; the schema has the same numbers (`ENTRY_LIMITS`). */
const MOST = { work_name: 40, intro: 500, entrant_name: 40 };
const EXPECTED: readonly number[] = [ERRORS.YZM.code];

interface Props {
  campaign: CampaignView;
  /** The own entry to change, and values that prove its phone. */
  entry?: { own: OwnEntry; proof: Values } | undefined;
  onSent: (sent: SentEntry) => void;
}

const valuesOf = ({ own, proof }: NonNullable<Props['entry']>): Values => ({
  ...proof,
  work_name: own.work_name,
  intro: own.intro,
  categories: own.categories,
  images: own.images,
  entrant_name: own.entrant_name,
  wall: own.wall === 1,
});

/** A field that the first picture asks for: it stands here once the phone is proven, or when something is wrong with it. */
const onceProven = (field: FieldSpec, before: ReactNode): FieldSpec => ({
  ...field,
  render: (control) => (isProven(control.values) || control.error ? field.render!(control) : before),
});

/** A work, its author, and the consents: one code. */
export function EntryForm({ campaign, entry, onSent }: Props) {
  const t = useT();
  const texts = useShownTexts(CONSENT.collect);
  const { campaign_id } = campaign;

  const toInput = (values: Values) => ({
    campaign_id,
    entry_id: entry?.own.entry_id,
    version: entry?.own.version,
    work_name: values.work_name ?? '',
    intro: values.intro,
    categories: values.categories ?? [],
    images: picturesIn(values.images).map(({ image_id }) => image_id),
    entrant_name: values.entrant_name ?? '',
    ...phoneOf(values),
    yzm: codeIn(values),
    agree: agreeIn(TICKS, values),
    wall: values.wall === true,
    texts,
  });

  const images = (control: FieldControl) => (
    <VisitorPictures
      control={control}
      usage="campaign_image"
      scene="collect"
      label={t('campaign.images')}
      help={t('campaign.images_help')}
      why={t('campaign.images_why')}
      verify={t('campaign.verify')}
      prove={async (input, options) => (await calls()).entriesOfPhone({ ...input, campaign_id }, options)}
    />
  );
  const inPart = (at: 1 | 2, list: FieldSpec[]): FieldSpec[] =>
    list.map((field) => ({ ...field, part: t(`campaign.part_${at}`) }));

  const fields: FieldSpec[] = [
    ...inPart(1, [
      { name: 'work_name', label: t('campaign.work_name'), maxLength: MOST.work_name },
      ...(campaign.asks_intro
        ? [
            {
              name: 'intro',
              label: t('campaign.intro'),
              kind: 'textarea' as const,
              maxLength: MOST.intro,
            },
          ]
        : []),
      ...(campaign.categories.length
        ? [
            {
              name: 'categories',
              label: t('campaign.categories'),
              render: (control: FieldControl) => (
                <Chips
                  id={control.id}
                  label={t('campaign.categories')}
                  error={control.error}
                  options={campaign.categories.map((name, id) => ({ id, name }))}
                  value={(control.value as number[] | undefined) ?? []}
                  onChange={control.set}
                />
              ),
            },
          ]
        : []),
      { name: 'images', label: t('campaign.images'), render: images },
    ]),
    ...inPart(2, [
      {
        name: 'entrant_name',
        label: t('campaign.entrant_name'),
        hint: t('campaign.entrant_hint'),
        maxLength: MOST.entrant_name,
        autoComplete: 'name',
      },
      onceProven(phoneField(t), <p className="ui-soft">{t('campaign.phone_above')}</p>),
      onceProven(visitorCodeField(t, 'collect'), null),
      ...tickFields(t, TICKS),
      ...(campaign.wall ? [{ name: 'wall', kind: 'check' as const, label: t('campaign.wall_consent') }] : []),
    ]),
  ];

  return (
    <SchemaForm
      schema={async () => (await calls()).campaignEntryInput}
      fields={fields}
      initial={{ country: FIRST_COUNTRY, ...(entry && valuesOf(entry)) }}
      draft={`campaign ${campaign_id} ${entry?.own.entry_id ?? ''}`}
      draftLasts="tab"
      toInput={toInput}
      submitLabel={t('campaign.submit')}
      wide
      onSubmit={async (input, attempt) => {
        try {
          onSent(await (await calls()).submitEntry(input, { ...attempt, expect: EXPECTED }));
        } catch (error) {
          throw onField(error, { [ERRORS.YZM.code]: 'yzm' });
        }
      }}
    />
  );
}
