import * as z from 'zod/mini';
import { UPLOADS } from '../core/limits';
import {
  choice,
  day,
  type FieldError,
  files,
  id,
  int,
  line,
  optionalLine,
  optionalText,
  orNothing,
  rule,
} from '../core/wire';
import { documentKey } from '../member/document-number';

/** The price of a filing, and the value of the credit, which pays one (specification section 9). */
export const FILING_FEN = 100_00;
/** Hours between the acceptance of a filing and its certificate (specification section 9). */
export const FILING_HOURS = 24;

/** Maximum code points of each field. */
export const FILING_LIMITS = { title: 100, description: 500, name: 60, number: 30 } as const;

/** Kinds of works. Labels: `work_kind.<kind>`. */
export const WORK_KINDS = ['art', 'character', 'comic', 'design', 'photograph', 'other'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Who holds the right: the verified member, another person, an organization. Labels: `holder_kind.<kind>`. */
export const HOLDER_KINDS = ['self', 'person', 'organization'] as const;
export type HolderKind = (typeof HOLDER_KINDS)[number];

/** By what the credit was used before. Labels: `credit_key.<key>`. */
export const CREDIT_KEYS = ['operator', 'phone', 'right_holder'] as const;
export type CreditKey = (typeof CREDIT_KEYS)[number];

/** A document number as it is printed, kept as it is compared. */
const holderNumber = () =>
  z.pipe(
    line(FILING_LIMITS.number),
    z.pipe(
      z.transform(documentKey),
      z.string().check(rule('malformed', (value) => /^[0-9A-Z]{6,30}$/.test(value))),
    ),
  ) as unknown as z.ZodMiniType<string, string>;

/** The content of a filing; a draft may lack any of it. */
const filingContent = {
  /** The IP the work belongs to; its gallery pictures can be filed. */
  ip_id: orNothing(id()),
  title: optionalLine(FILING_LIMITS.title),
  work_kind: orNothing(choice(WORK_KINDS)),
  description: optionalText(FILING_LIMITS.description),
  completed_on: orNothing(day()),
  /** Absent for a work that is not published. */
  published_on: orNothing(day()),
  pictures: files(0, UPLOADS.filing_image.count),
  /** Absent when the right holder is the author. */
  author_name: optionalLine(FILING_LIMITS.name),
  holder_kind: orNothing(choice(HOLDER_KINDS)),
  holder_name: optionalLine(FILING_LIMITS.name),
  holder_number: orNothing(holderNumber()),
  documents: files(0, UPLOADS.entity_document.count),
};
export const filingSaveInput = z.strictObject({
  filing_id: z.optional(id()),
  version: z.optional(int(1)),
  ...filingContent,
});
export type FilingContent = Omit<z.output<typeof filingSaveInput>, 'filing_id' | 'version'>;
export type FilingField = keyof FilingContent;

/** Fields of the content that staff can mark when they ask for a correction. */
export const FILING_MARKABLE = [
  'title',
  'work_kind',
  'description',
  'completed_on',
  'published_on',
  'pictures',
  'author_name',
  'holder_kind',
  'holder_name',
  'holder_number',
  'documents',
] as const satisfies readonly FilingField[];

/** What a filing lacks to be submitted, in the order of the form. The verified member needs no name, number and documents. */
export function missingIn(filing: FilingContent): FieldError[] {
  const others = filing.holder_kind !== undefined && filing.holder_kind !== 'self';
  const required: FilingField[] = [
    'title',
    'work_kind',
    'completed_on',
    'holder_kind',
    ...(others ? (['holder_name', 'holder_number'] as const) : []),
  ];
  const uploads: FilingField[] = ['pictures', ...(others ? (['documents'] as const) : [])];
  const missing = [
    ...required.filter((field) => !filing[field]).map((field) => [field, 'required'] as const),
    ...uploads
      .filter((field) => (filing[field] as string[]).length === 0)
      .map((field) => [field, 'upload_required'] as const),
  ];
  const errors: FieldError[] = missing.map(([field, name]) => ({ field, rule: name, args: {} }));
  const { completed_on, published_on } = filing;
  if (completed_on && published_on && published_on < completed_on)
    errors.push({ field: 'published_on', rule: 'earliest_date', args: { date: completed_on } });
  return errors.sort((one, two) => placeOf(one) - placeOf(two));
}
const placeOf = ({ field }: FieldError): number => Object.keys(filingContent).indexOf(field);
