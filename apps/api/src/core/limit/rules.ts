import { EXPORT, HANDOVER, INVITATION, QUOTA, REVEAL, SHEET, SIGN_IN, YZM } from '@ipw/domain';
import type { ClientNetwork } from '../http/client-network';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

export interface LimitRule {
  /** Maximum number in `duration` seconds. */
  points: number;
  duration: number;
  /** Number of calls without a proof of work; if absent, none is demanded. */
  free?: number;
  /** Error of the refusal, if not TOO_MANY (42900). */
  refusal?: 'LOCKED' | 'REVEALS_USED' | 'FILES_USED' | 'TOKEN_ILLEGAL';
}

/**
 * All rate limits. `_address` and `_network` count everybody behind one address or network, so they allow for an office:
 * beyond `free` each call costs a proof of work, and only numbers above any office's are refused.
 */
export const RULES = {
  // Text messages to one phone: of all kinds, and among them notices about the account's security, other notices to a member, and
  // those to somebody without an account, so that ten codes are always left, and what strangers cause never suppresses a warning.
  sms_receiver: { points: 50, duration: DAY },
  sms_notice: { points: 10, duration: DAY },
  sms_security: { points: 10, duration: DAY },
  sms_guest: { points: 20, duration: DAY },
  // Text messages of the whole installation, codes, those about security and notices counted apart: caps the cost of a flood. Log
  // and metrics report it.
  sms_all: { points: 5000, duration: HOUR },
  yzm_wait: { points: 1, duration: YZM.waitMs / 1000 },
  yzm_phone: { free: 6, points: 10, duration: DAY },
  yzm_device: { points: 10, duration: DAY },
  yzm_address: { free: 30, points: 200, duration: HOUR },
  yzm_network: { free: 150, points: 1000, duration: HOUR },
  sign_in: { points: SIGN_IN.tries, duration: SIGN_IN.lockMs / 1000, refusal: 'LOCKED' },
  sign_in_phone: { free: 10, points: 100, duration: DAY, refusal: 'LOCKED' },
  /** Wrong passwords within one session, from all addresses. Of the session, so that they never lock the owner in another. */
  own_password: { points: 30, duration: DAY, refusal: 'LOCKED' },
  sign_in_device: { points: SIGN_IN.tries, duration: SIGN_IN.lockMs / 1000, refusal: 'LOCKED' },
  sign_in_device_day: { points: 50, duration: DAY, refusal: 'LOCKED' },
  /** Tries of one-time codes from a known device. */
  sign_in_code_device: { points: 50, duration: DAY },
  /** Sign-ins of an account that succeeded, whose other counts are given back. */
  sign_in_member: { points: 1000, duration: DAY },
  sign_in_address: { free: 30, points: 200, duration: HOUR },
  sign_in_network: { free: 150, points: 2000, duration: HOUR },
  staff_sign_in: { points: SIGN_IN.tries, duration: SIGN_IN.lockMs / 1000, refusal: 'LOCKED' },
  staff_sign_in_name: { free: 10, points: 1000, duration: DAY },
  staff_sign_in_device: { points: SIGN_IN.tries, duration: SIGN_IN.lockMs / 1000, refusal: 'LOCKED' },
  staff_sign_in_device_day: { points: 50, duration: DAY, refusal: 'LOCKED' },
  staff_sign_in_address: { free: 20, points: 100, duration: HOUR },
  staff_sign_in_network: { free: 60, points: 500, duration: HOUR },
  register_address: { free: 30, points: 200, duration: HOUR },
  register_network: { free: 150, points: 1000, duration: HOUR },
  reset_address: { free: 20, points: 100, duration: HOUR },
  reset_network: { free: 100, points: 500, duration: HOUR },
  is_register_address: { free: 60, points: 600, duration: HOUR },
  is_register_network: { free: 300, points: 3000, duration: HOUR },
  consultants_address: { free: 120, points: 1200, duration: HOUR },
  consultants_network: { free: 600, points: 6000, duration: HOUR },
  business_password: { points: SIGN_IN.tries, duration: SIGN_IN.lockMs / 1000, refusal: 'LOCKED' },
  /** By a member, of one IP. Each change is told to all operators of the IP, also by text message. */
  business_password_set: { points: 5, duration: DAY },
  /** Texts to one operator about changes that others made, of all IPs: half of those about security. */
  business_password_sms: { points: 5, duration: DAY },
  second_factor: { points: 10, duration: HOUR, refusal: 'LOCKED' },
  export: { points: 30, duration: HOUR },
  saved_filter: { points: 60, duration: HOUR },
  audit_verify: { points: 20, duration: HOUR },
  reveal: { points: REVEAL.perDay, duration: DAY, refusal: 'REVEALS_USED' },
  contact_reveal: { points: REVEAL.contactsPerDay, duration: DAY, refusal: 'REVEALS_USED' },
  // KB of files from visitors who have neither an account nor proven a phone: of the whole installation, which caps what
  // strangers write to the disk, and of one network, so that none uses up the share of all.
  visitor_kb: { points: 2_000_000, duration: DAY, refusal: 'FILES_USED' },
  visitor_network_kb: { points: 200_000, duration: DAY, refusal: 'FILES_USED' },
  report_code: { points: 10, duration: DAY },
  report_address: { points: 20, duration: HOUR },
  report_network: { points: 200, duration: HOUR },
  cooperate_phone: { points: SHEET.perDay, duration: DAY },
  // One phone and one IP: a corrected and a reopened sheet are among them.
  cooperate_pair: { points: SHEET.perIp, duration: 30 * DAY },
  // New links to a phone; each ends the one before and goes to the phone and the e-mail address.
  cooperate_relink: { points: 5, duration: DAY },
  cooperate_address: { free: 40, points: 200, duration: HOUR },
  cooperate_network: { free: 200, points: 1000, duration: HOUR },
  sheet_read_address: { free: 120, points: 600, duration: HOUR },
  sheet_read_network: { free: 600, points: 6000, duration: HOUR },
  // A checked file needs a proof and its seal; who checks many solves a proof of work for each further one.
  evidence_address: { free: 240, points: 2400, duration: HOUR },
  evidence_network: { free: 1200, points: 12_000, duration: HOUR },
  // A certificate reads the proofs and pictures of up to 20 files. Of a member; and of everybody behind an address, by a brand's link.
  certificate: { points: 60, duration: HOUR },
  certificate_address: { points: 120, duration: HOUR },
  certificate_network: { points: 600, duration: HOUR },
  // Signatures of certificates, checked for browsers that cannot: one a certificate.
  signature_address: { points: 600, duration: HOUR },
  signature_network: { points: 6000, duration: HOUR },
  // Pictures for sheets: three forms full of them.
  /** Rounds of a cooperation. */
  thread_round: { points: 100, duration: DAY },
  /** Answers to pins of a thread, from both sides. */
  thread_pin: { points: 600, duration: HOUR },
  /** Requests of a cooperation for pictures, and answers to their downloads: a download in parts has several. */
  image_request: { points: 30, duration: DAY },
  image_download: { points: 600, duration: HOUR },
  image_trace: { points: 60, duration: HOUR },
  /** Drafts uploaded for a cooperation: 20 full rounds. */
  room_upload: { points: 200, duration: DAY },
  visitor_upload_phone: { points: 30, duration: DAY },
  visitor_upload_address: { free: 30, points: 300, duration: HOUR },
  visitor_upload_network: { free: 150, points: 1500, duration: HOUR },
  campaign_read_address: { free: 240, points: 2400, duration: HOUR },
  campaign_read_network: { free: 2400, points: 24_000, duration: HOUR },
  // Three entries, each corrected several times.
  campaign_entry_phone: { points: 30, duration: DAY },
  campaign_entry_address: { free: 40, points: 200, duration: HOUR },
  campaign_entry_network: { free: 200, points: 1000, duration: HOUR },
  campaign_report_address: { free: 40, points: 100, duration: HOUR },
  campaign_report_network: { free: 200, points: 500, duration: HOUR },
  search: { free: 60, points: 120, duration: MINUTE },
  search_address: { free: 240, points: 600, duration: MINUTE },
  search_network: { free: 600, points: 2400, duration: MINUTE },
  // Above what somebody types who searches while typing.
  search_records: { points: 240, duration: MINUTE },
  articles: { points: 120, duration: MINUTE },
  directory: { points: 120, duration: MINUTE },
  // Pages of IPs and campaigns, cached ones, too.
  public_page: { points: 240, duration: MINUTE },
  sitemap: { points: 30, duration: MINUTE },
  // All calls of a member that change something (creation-limit.interceptor.ts). Forms save 0.8 s after the last key: somebody who
  // pauses after each, one in 1.2 s for an hour, stays below it.
  member_change: { points: 3000, duration: HOUR },
  // Of a session, apart from `member_change`: calls that replace credentials, which a thief in another session must not be able
  // to block.
  session_defence: { points: 60, duration: HOUR },
  ip_add: { points: 30, duration: HOUR },
  // Limits of creating calls (creation-limit.interceptor.ts): far above what a person makes by hand, far below what fills a
  // disk.
  // A draft is kept until it is submitted or deleted.
  claim_save: { points: 500, duration: DAY },
  claim_submit: { points: 60, duration: HOUR },
  // An objection stops codes and hand-over of somebody else's IP.
  dispute: { points: 5, duration: DAY },
  tender_question: { points: 30, duration: DAY },
  tender_objection: { points: 10, duration: DAY },
  complaint_address: { points: 10, duration: HOUR },
  complaint_network: { points: 100, duration: HOUR },
  // Texts to one operator about complaints of one IP: anybody causes them, and each complaint is in the app.
  complaint_sms: { points: 1, duration: DAY },
  // Letters to one address, which whoever complains or sends a sheet may have made up.
  complaint_mail: { points: 10, duration: DAY },
  sheet_mail: { points: 30, duration: DAY },
  create_content: { points: 300, duration: HOUR },
  create_goods: { points: 300, duration: HOUR },
  create_order: { points: 60, duration: HOUR },
  create_code_request: { points: 300, duration: HOUR },
  upload: { points: QUOTA.perHour, duration: HOUR },
  code_export: { points: 60, duration: HOUR },
  // One file needs several, because credentials expire after a quarter of an hour.
  grant: { points: QUOTA.perHour, duration: HOUR },
  data_export: { points: EXPORT.perDay, duration: DAY },
  // Each writes a line of the audit log.
  export_download: { points: 60, duration: HOUR },
  closure: { points: 5, duration: DAY },
  // Each is a text message to somebody who may not know the sender.
  invite: { points: INVITATION.perDay, duration: DAY },
  handover: { points: HANDOVER.perDay, duration: DAY },
  invite_phone: { points: INVITATION.perPhone, duration: DAY },
  email: { points: 5, duration: DAY },
  change_phone: { points: 10, duration: DAY },
  identity: { points: 10, duration: HOUR },
  stream: { points: 60, duration: MINUTE },
  // A ticket opens one stream and expires before the count restarts.
  stream_ticket: { points: 1, duration: 2 * MINUTE, refusal: 'TOKEN_ILLEGAL' },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof RULES;
export const ruleOf = (name: LimitName): LimitRule => RULES[name];

/** A limit and its key: a phone's hash, a member, an address; and how much is counted, one by default. */
export type Count = readonly [name: LimitName, key: string, points?: number];

type NetworkLimit = LimitName extends infer Name
  ? Name extends `${infer Call}_network`
    ? Call
    : never
  : never;

/** The counts of the caller's address and network. */
export const networkCounts = (name: NetworkLimit, { address, network }: ClientNetwork): Count[] => [
  [`${name}_address`, address],
  [`${name}_network`, network],
];

/** The counts of a file of a visitor who has neither an account nor proven a phone; those of each form apart. */
export const visitorFileCounts = (
  form: 'complaint' | 'report',
  { size }: { size: number },
  { network }: Pick<ClientNetwork, 'network'>,
): Count[] => {
  const kb = Math.ceil(size / 1024);
  return [
    ['visitor_kb', form, kb],
    ['visitor_network_kb', `${form} ${network}`, kb],
  ];
};
