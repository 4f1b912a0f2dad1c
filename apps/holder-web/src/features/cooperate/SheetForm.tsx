import {
  CONSENT,
  ERRORS,
  type FieldError,
  type Request,
  type SentSheet,
  SHEET,
  sheetErrors,
  type visitorCalls,
} from '@ipw/domain';
import { ApiError } from '../../app/api';
import { onField } from '../../app/form-error';
import { phoneField } from '../../form/fields';
import { FIRST_COUNTRY, phoneOf } from '../../form/phone';
import { picturesIn } from '../../form/proven';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec, Values } from '../../form/schema-form';
import { useShownTexts } from '../../form/use-shown-texts';
import { agreeIn, codeIn, tickFields, visitorCodeField } from '../../form/visitor-fields';
import { useT } from '../../i18n/catalogue';
import { draftOf, submitSheet } from './calls';
import { PictureField } from './PictureField';
import { quantityIn } from './quantity';
import { type ChosenIp, isTaken, SkuField } from './SkuField';
import { WatchedText } from './WatchedText';

/** The text each tick covers. */
const TICKS = {
  privacy: 'privacyPolicy',
  user: 'serviceAgreement',
  intermediary: 'intermediaryContract',
} as const;
/** Code points of the texts. */
const MOST = {
  sku_describe: SHEET.describe,
  company_case: SHEET.describe,
  other_describe: SHEET.describe,
  buyer_name: SHEET.name,
  company_name: SHEET.company,
};
const EXPECTED: readonly number[] = [ERRORS.YZM.code, ERRORS.STATE.code];

type Sheet = Request<typeof visitorCalls.cooperateSubmit>;

/** What is wrong with a request. The rules for contact details have come with the text; without them the server refuses. */
async function errorsIn(sheet: Sheet): Promise<FieldError[]> {
  const found = sheetErrors(sheet);
  const text = sheet.other_describe;
  if (!text || found.some(({ field }) => field === 'other_describe')) return found;
  const rules = await import('./contact-search').catch(() => undefined);
  const contact = rules?.plainContact(text);
  if (!contact) return found;
  return [...found, { field: 'other_describe', rule: 'contact_found', args: { part: contact.text } }];
}

interface Props {
  ids: readonly string[];
  /** What is known of them. */
  ips: readonly ChosenIp[];
  source: string | undefined;
  /** Number of the ended sheet this one corrects or opens again. */
  corrects: string | undefined;
  /** Called with what is wrong with the chosen IPs. */
  onRefused: (message: string, field?: string) => void;
  onSent: (sheets: SentSheet[]) => void;
}

/** The four parts of a request: what for, about the buyer, anything else, phone and code. */
export function SheetForm({ ids, ips, source, corrects, onRefused, onSent }: Props) {
  const t = useT();
  const texts = useShownTexts(CONSENT.cooperate);

  const toInput = (values: Values) => ({
    ip_id: ids,
    sku_id: isTaken(ips, values.sku_id) ? '' : values.sku_id,
    buy_num: quantityIn(values.buy_num),
    sku_describe: values.sku_describe ?? '',
    company_case: values.company_case,
    company_case_images: picturesIn(values.company_case_images).map(({ image_id }) => image_id),
    other_describe: values.other_describe,
    buyer_name: values.buyer_name ?? '',
    company_name: values.company_name,
    ...phoneOf(values),
    email: values.email || undefined,
    yzm: codeIn(values),
    agree: agreeIn(TICKS, values),
    texts,
    source,
    corrects: corrects ? { sheet_no: corrects } : undefined,
  });

  const watched = (
    name: keyof typeof MOST,
    more: { hint?: string; optional?: boolean; line?: boolean; strict?: boolean; autoComplete?: string },
  ): FieldSpec => ({
    name,
    label: t(`cooperate.${name}`),
    render: (control) => (
      <WatchedText control={control} name={name} label={t(`cooperate.${name}`)} max={MOST[name]} {...more} />
    ),
  });
  const inPart = (at: 1 | 2 | 3 | 4, list: FieldSpec[]): FieldSpec[] =>
    list.map((field) => ({ ...field, part: t(`cooperate.part_${at}`) }));

  const specs: FieldSpec[] = [
    ...inPart(1, [
      {
        name: 'sku_id',
        label: t('cooperate.sku_id'),
        render: (control) => <SkuField control={control} ips={ips} />,
      },
      watched('sku_describe', { hint: t('cooperate.sku_describe_hint') }),
      {
        name: 'buy_num',
        label: t('cooperate.buy_num'),
        hint: t('cooperate.buy_num_hint'),
        optional: true,
        inputMode: 'numeric',
      },
    ]),
    ...inPart(2, [
      watched('buyer_name', { line: true, autoComplete: 'name' }),
      watched('company_name', { line: true, autoComplete: 'organization', optional: true }),
      watched('company_case', { hint: t('cooperate.company_case_hint'), optional: true }),
      {
        name: 'company_case_images',
        label: t('cooperate.company_case_images'),
        optional: true,
        render: (control) => <PictureField control={control} />,
      },
    ]),
    ...inPart(3, [
      watched('other_describe', {
        hint: t('cooperate.other_describe_hint'),
        optional: true,
        strict: true,
      }),
    ]),
    ...inPart(4, [
      phoneField(t),
      visitorCodeField(t, 'cooperate'),
      {
        name: 'email',
        label: t('cooperate.email'),
        hint: t('cooperate.email_hint'),
        kind: 'email',
        optional: true,
        autoComplete: 'email',
      },
      ...tickFields(t, TICKS),
    ]),
  ];

  return (
    <SchemaForm
      key={corrects ?? ''}
      check={errorsIn}
      fields={specs}
      initial={{ country: FIRST_COUNTRY }}
      draft={draftOf(corrects)}
      draftLasts="tab"
      toInput={toInput}
      submitLabel={t('cooperate.submit')}
      wide
      onSubmit={async (input, attempt) => {
        try {
          const { sheets } = await submitSheet(input, {
            ...attempt,
            fields: [...attempt.fields, 'ip_id', 'source'],
            expect: EXPECTED,
          });
          onSent(sheets);
        } catch (error) {
          const wrong = wrongIp(error);
          if (wrong) onRefused(wrong.msg, wrong.field);
          throw onField(error, { [ERRORS.YZM.code]: 'yzm' });
        }
      }}
    >
      <p className="ui-soft cooperate-after">{t('cooperate.next')}</p>
    </SchemaForm>
  );
}

/** What an error says about the chosen IPs or the private link; an open sheet to one of them too. */
function wrongIp(error: unknown): { msg: string; field?: string } | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === ERRORS.STATE.code) return { msg: error.message };
  return error.problems.find(({ field }) => field.startsWith('ip_id') || field === 'source');
}
