import * as z from 'zod/mini';
import { shownTexts } from '../articles/legal.schema';
import { UPLOADS } from '../core/limits';
import { agree, choice, files, id, int, orNothing, rule, text } from '../core/wire';
import { marksOn } from '../review/mark';

/** Code points of the texts of an entry. */
export const REGISTRATION_LIMITS = { ip_intro: 500, remark: 1000, comment: 500 } as const;

/** How an entry is shown: by pictures of the gallery, or by whiteboards. Labels: `registration.tab.<key>`. */
export const REGISTRATION_TABS = ['gallery', 'whiteboard'] as const;
export type RegistrationTab = (typeof REGISTRATION_TABS)[number];

/** Of up to 20 case pictures the preview shows this many. */
export const CASE_IMAGES_SHOWN = 10;

/** File fields of an entry, and what they are uploaded as. */
export const REGISTRATION_FILES = {
  attachments: 'attachment',
  case_images: 'tender_case_image',
} as const;

const shared = {
  tab: z._default(choice(REGISTRATION_TABS), 'gallery'),
  attachments: files(0, UPLOADS.attachment.count),
  case_images: files(0, UPLOADS.tender_case_image.count),
};
const optional = (max: number) => z._default(text(max, 0), '');

/** What a draft may hold; everything may be missing. */
export const registrationDraftFields = {
  ...shared,
  ip_intro: optional(REGISTRATION_LIMITS.ip_intro),
  remark: optional(REGISTRATION_LIMITS.remark),
  series_id: orNothing(id()),
  case_id: orNothing(id()),
};

const chosen = (missing: 'no_series' | 'no_case') =>
  z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value: unknown) => value ?? ''),
    ),
    z.string().check(
      rule(missing, (value) => value !== ''),
      rule('id', (value) => id().safeParse(value).success),
    ),
  ) as unknown as z.ZodMiniType<string, string>;

export const registrationFields = {
  ...shared,
  ip_intro: text(REGISTRATION_LIMITS.ip_intro),
  remark: text(REGISTRATION_LIMITS.remark),
  series_id: chosen('no_series'),
  case_id: chosen('no_case'),
  promise: agree(),
  texts: shownTexts(),
};

/** The version of the entry the caller saw; without it the last change wins. */
export const seenRegistration = { version: z.optional(int(1)) };

/** The version of the project that the page showed; a newer one refuses the entry. Without it the newest is acknowledged. */
export const seenProject = { project_version: z.optional(int(0)) };

/** Why staff reject an entry; `other` needs text. Labels: `registration_reason.<code>`. */
export const REGISTRATION_REASONS = [
  'brief_missed',
  'information_wrong',
  'contact_details',
  'rights_unproven',
  'picture_unclear',
  'other',
] as const;

/** Fields a reviewer can mark. */
export const REGISTRATION_MARKABLE = [
  'ip_intro',
  'remark',
  'series_id',
  'case_id',
  'attachments',
  'case_images',
] as const;

/** Why an entry is disqualified (section 8 of the participation instructions). Labels: `registration_reason.<code>`. */
export const DISQUALIFY_GROUNDS = [
  'false_material',
  'rights_defect',
  'information_leaked',
  'signing_refused',
] as const;

/** Months in which the IP and who handed the entry in cannot enter tenders. */
export const BARRED_MONTHS = 12;

export const disqualifyInput = z.strictObject({
  version: z.int(),
  reason_code: choice(DISQUALIFY_GROUNDS),
  reason: text(500),
});

export const registrationRejectInput = z
  .strictObject({
    version: z.int(),
    reason_code: choice(REGISTRATION_REASONS),
    reason: z._default(text(500, 0), ''),
    marks: marksOn(REGISTRATION_MARKABLE),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
