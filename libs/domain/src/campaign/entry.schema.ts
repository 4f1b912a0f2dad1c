import * as z from 'zod/mini';
import { shownTexts } from '../articles/legal.schema';
import { uploadLimit } from '../core/limits';
import { noContact } from '../core/no-contact';
import {
  agree,
  files,
  id,
  int,
  line,
  list,
  naming,
  object,
  optionalText,
  orNothing,
  rule,
  text,
} from '../core/wire';
import { emailAddress } from '../member/email.api';
import { areaCode, phoneNumber, yzm } from '../member/member.schema';
import { CAMPAIGN_LIMITS } from './campaign.schema';

/** Code points of an entry's texts; works of a page of the wall, pinned works; days after the result until entries are deleted. */
export const ENTRY_LIMITS = {
  work: 40,
  intro: 500,
  entrant: 40,
  prize: 40,
  report: 500,
  wallPage: 24,
  pinned: 12,
  keptDays: 90,
} as const;

/** Why staff fail an entry. Labels: `entry_reason.<code>`; `other` needs text. */
export const ENTRY_FAILS = [
  'contact_details',
  'unclear',
  'not_own',
  'off_topic',
  'unlawful',
  'other',
] as const;

const phone = { area_code: areaCode(), phone_number: phoneNumber() };
/** The code may be left out in a browser that has proven the phone. */
const proven = { ...phone, yzm: z.optional(yzm()) };

export const campaignEntryInput = z.strictObject({
  campaign_id: id(),
  /** The own entry it replaces, as it was seen. */
  entry_id: orNothing(id()),
  version: orNothing(int(1)),
  work_name: line(ENTRY_LIMITS.work).check(noContact),
  intro: optionalText(ENTRY_LIMITS.intro).check(noContact),
  /** Places of the campaign's categories. */
  categories: z._default(list(int(0, CAMPAIGN_LIMITS.categories - 1), 0, CAMPAIGN_LIMITS.categories), []),
  /** Pictures of `visitorUpload`, of the same phone. */
  images: files(1, uploadLimit('campaign_image').count),
  entrant_name: line(ENTRY_LIMITS.entrant),
  ...proven,
  agree: object(z.strictObject({ privacy: agree(), user: agree(), rules: agree() })),
  /** Consent to the public wall; the entry is accepted without it. */
  wall: agree(),
  texts: shownTexts(),
});

/** A campaign by `campaign_id`, as other calls name it, or by `id`. */
export const campaignInputOf = z.strictObject({ campaign_id: z.optional(id()), id: z.optional(id()) }).check(
  z.refine((input) => !!(input.campaign_id ?? input.id), {
    error: 'required',
    path: ['campaign_id'],
    params: { rule: 'required' },
  }),
  z.refine((input) => !input.campaign_id || !input.id || input.campaign_id === input.id, {
    error: 'duplicate',
    path: ['id'],
    params: { rule: 'duplicate' },
  }),
);
export const campaignFollowInput = z.strictObject({ ip_id: id(), campaign_id: id(), followed: int(0, 1) });
export const campaignMineInput = z.strictObject({ campaign_id: orNothing(id()), ...proven });
export const campaignWithdrawInput = z.strictObject({ entry_id: id(), version: int(1), ...proven });
export const campaignEraseInput = z.strictObject(proven);
export const campaignWallInput = z.strictObject({
  campaign_id: id(),
  cursor: orNothing(z.string().check(rule('malformed', (value) => /^[01][0-9A-Z]{26}$/.test(value)))),
});
/** Anybody reports an entry that copies another work. */
export const campaignReportInput = naming(
  z.strictObject({
    entry_id: id(),
    statement: text(ENTRY_LIMITS.report),
    email: orNothing(emailAddress()),
  }),
  { statement: 'report_statement' },
);
