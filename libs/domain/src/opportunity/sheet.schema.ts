import * as z from 'zod/mini';
import { shownTexts } from '../articles/legal.schema';
import { accessKey, dealNumber } from '../core/deal-link';
import { noContact } from '../core/no-contact';
import { uploadLimit } from '../core/limits';
import {
  agree,
  choice,
  distinct,
  id,
  int,
  line,
  list,
  object,
  optionalLine,
  optionalText,
  orNothing,
  reference,
  rule,
  text,
} from '../core/wire';
import { emailAddress } from '../member/email.api';
import { FIELD_IDS } from '../kind/reference-ids';
import { areaCode, phoneNumber, yzm } from '../member/member.schema';
import { SHEET } from './sheet.limits';
import { PRIVATE_STATES, HOLDER_STATES } from './sheet.machine';

/** Fields of a sheet that a buyer writes freely; contact details are looked for in each. */
export const SHEET_TEXTS = [
  'sku_describe',
  'company_case',
  'other_describe',
  'buyer_name',
  'company_name',
] as const;
export type SheetText = (typeof SHEET_TEXTS)[number];

/** What staff can mark when they fail a sheet. */
export const SHEET_MARKABLE = ['sku_id', 'buy_num', ...SHEET_TEXTS] as const;

/** Why staff fail a sheet. Labels: `sheet_reason.<code>`; `other` needs text. */
export const SHEET_FAILS = ['contact_details', 'unclear', 'not_licensing', 'unlawful', 'other'] as const;
/** Why a holder refuses a sheet. Labels: `sheet_reason.<code>`; `other` needs text. */
export const SHEET_REFUSALS = ['field_taken', 'not_fitting', 'quantity', 'timing', 'brand', 'other'] as const;

const withoutContact = (max: number) => optionalText(max).check(noContact);

/** One IP, or the JSON list of up to five. */
const ips = () =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && !value.trimStart().startsWith('[') && value !== '' ? [value] : value,
    ),
    list(id(), 1, SHEET.ips).check(distinct),
  ) as unknown as z.ZodMiniType<string[], string | string[]>;

/** The parts of an unguessable link: number and secret. */
const link = { sheet_no: dealNumber(), access_key: orNothing(accessKey()) };
const phone = { area_code: areaCode(), phone_number: phoneNumber() };

/** A sheet by its link; without the secret only in a browser that has proven the phone. */
export const sheetLinkInput = z.strictObject(link);

/** The same; a code proves the phone, so that the answer holds the contact. */
export const sheetDetailInput = z.strictObject({ ...link, yzm: z.optional(yzm()) });

/** What a buyer asks for: the same for all IPs of one submission. */
const asked = {
  sku_id: reference(FIELD_IDS),
  buy_num: orNothing(int(1, SHEET.quantity)),
  sku_describe: text(SHEET.describe),
  company_case: optionalText(SHEET.describe),
  /** Pictures of `visitorUpload`, of the same phone. */
  company_case_images: z._default(list(id(), 0, uploadLimit('company_case_image').count), []),
  other_describe: withoutContact(SHEET.describe),
  buyer_name: line(SHEET.name),
  company_name: optionalLine(SHEET.company),
  /** Where notices go besides the phone; the holder does not see it. */
  email: orNothing(emailAddress()),
};

export const cooperateSubmitInput = z.strictObject({
  ip_id: ips(),
  ...asked,
  ...phone,
  /** May be left out in a browser that has proven the phone; left empty, the form asks for it. */
  yzm: z.optional(yzm()),
  agree: object(z.strictObject({ privacy: agree(), user: agree(), intermediary: agree() })),
  texts: shownTexts(),
  /** Value of the signed private link; only for its own IP. */
  source: orNothing(z.string().check(rule('malformed', (value) => /^[\w-]{1,64}$/.test(value)))),
  /** The ended sheet this one corrects or opens again. */
  corrects: orNothing(object(sheetLinkInput)),
});

/** The code may be left out, not left empty, in a browser that has proven the phone. */
export const sheetProvenInput = z.strictObject({
  ...link,
  yzm: z.optional(yzm()),
  version: z.optional(int(1)),
});
/** Sends an ended sheet again with the same text: to its own IP, or to another one. */
export const sheetAgainInput = z.strictObject({ ...link, ip_id: orNothing(id()), yzm: z.optional(yzm()) });
export const sheetsOfPhoneInput = z.strictObject({ ...phone, yzm: z.optional(yzm()) });
export const sheetRelinkInput = z.strictObject({ ...phone, sheet_no: dealNumber(), yzm: z.optional(yzm()) });

const ofIp = { ip_id: id() };
export const sheetListInput = {
  ...ofIp,
  state: orNothing(choice(HOLDER_STATES)),
  keyword: optionalLine(80),
};
export const privateListInput = { ...ofIp, state: orNothing(choice(PRIVATE_STATES)) };
export const sheetOfIpInput = z.strictObject({ ...ofIp, sheet_id: id() });

export const SHEET_DECISIONS = ['agree', 'reject'] as const;
/**
 * A holder's answer: agreeing takes words, and series to look at; refusing may take a reason. Neither may hold a contact detail:
 * both sides learn each other's contacts by the steps.
 */
export const sheetReplyInput = z
  .strictObject({
    ...ofIp,
    sheet_id: id(),
    version: int(1),
    decision: choice(SHEET_DECISIONS),
    answer: withoutContact(SHEET.answer),
    series_ids: z._default(list(id(), 0, SHEET.series), []),
    reason_code: orNothing(choice(SHEET_REFUSALS)),
    reason: withoutContact(SHEET.answer),
  })
  .check(
    z.refine(({ decision, answer }) => decision !== 'agree' || !!answer, {
      error: 'required',
      path: ['answer'],
      params: { rule: 'required' },
    }),
    z.refine(
      ({ decision, reason_code, reason }) => decision !== 'reject' || reason_code !== 'other' || !!reason,
      {
        error: 'reason_required',
        path: ['reason'],
        params: { rule: 'reason_required' },
      },
    ),
  );
/** A refusal in the holder app, which asks for the reason: the buyer reads it. */
export const sheetRefusalForm = sheetReplyInput.check(
  z.refine(({ reason_code }) => !!reason_code, {
    error: 'required',
    path: ['reason_code'],
    params: { rule: 'required' },
  }),
);

export const agreeSupplementInput = z.strictObject({ ...ofIp, agree: agree(), texts: shownTexts() });
