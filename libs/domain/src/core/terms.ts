/** Numbers that pages of visitors name: apart from the limits of all uploads, which these pages do not need. */

/** The usual list of pictures: bytes of each, and how many. */
export const PICTURE_LIST = { max: 10_485_760, count: 10 } as const;

/** One-time codes: digits, lifetime, wait before the next, tries. */
export const YZM = { digits: 6, lifeMs: 600_000, waitMs: 60_000, tries: 5, triesElsewhere: 3 } as const;

/** For this time after a session has proved the member's own phone by a code, verification needs no second one. */
export const PHONE_PROOF_MS = 1_800_000;

/** Five days from sign-in (specification). */
export const TOKEN_LIFE_MS = 432_000_000;

/** Maximum sessions of a member; a further sign-in ends the oldest one. */
export const MOST_SESSIONS = 5;
/** Wrong passwords in a row before a sign-in is locked, and for how long. */
export const SIGN_IN = { tries: 5, lockMs: 900_000 } as const;

/** Working days staff have for a decision. */
export const DUE_DAYS = {
  claim: 3,
  /** Decision on an objection to a claim. */
  dispute: 5,
  /** Review of an entry of a collection campaign. */
  campaign_entry: 3,
  /** Answer to a complaint of infringement, as the disclaimer promises. */
  complaint: 3,
  verification: 2,
  revision: 2,
  /** Decision on an objection to the result of a tender. */
  tender_objection: 5,
  /** Answer to a question about a tender. */
  tender_question: 1,
  /** Check of an entry to a tender. */
  registration: 2,
  /** Check of a filing before it is sent to the filing centre. */
  filing: 1,
  /** Review of skin goods. */
  skin: 2,
  /** The holder's payment of a label order, or their voucher of it. Nothing happens when it passes. */
  payment: 10,
  /** Check of a voucher. */
  voucher: 2,
  code_request: 2,
  /** Check of a reported label. */
  code_report: 5,
  /** Issuing a requested invoice. */
  invoice: 2,
  refund: 10,
  /** A sheet: its check, the holder's answer, the consultant's review, the buyer's word. */
  sheet_check: 1,
  sheet_answer: 5,
  sheet_consult: 2,
  sheet_confirm: 5,
  /** A thread: the holder's answer to a round, the brand's next round. */
  thread_answer: 5,
  thread_provide: 10,
  /** The holder's answer to a request for pictures. */
  image_answer: 5,
} as const;

/** Working days after its due date at which a late turn of staff is escalated to the administrators. */
export const ESCALATED_AFTER = 1;

/** Working days after which a sheet nobody answers, or nobody confirms, ends by itself. */
export const SHEET_ENDS = { unanswered: 10, unconfirmed: 10 } as const;
