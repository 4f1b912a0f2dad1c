import type { MessageKey } from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';

interface Notice {
  /** The text message and e-mail to the buyer, with their link unless the step ends it. */
  buyer?: Extract<ServerKey, `sms.sheet_${string}`>;
  /** The message to the operators of the IP who know of the sheet. */
  holder?: Extract<MessageKey, `sheet_${string}`>;
  /** Instead of `holder` for a private sheet, of which a due date or that there is news may be told without the business password. */
  hidden?: Extract<MessageKey, `private_sheet_${string}`>;
  /** The step ends the buyer's link. */
  endsLink?: true;
  /** What `sheet_ended` gives as the reason. */
  ended?: string;
}

/**
 * What each side is told at each step. Staff see their turns on lists and have no inbox. A holder who acts is told by the
 * page; other operators get the message.
 */
export const NOTICES = {
  sent: { buyer: 'sms.sheet_sent' },
  passed: { buyer: 'sms.sheet_passed', holder: 'sheet_received', hidden: 'private_sheet_received' },
  failed: { buyer: 'sms.sheet_failed' },
  answered: { buyer: 'sms.sheet_answered', holder: 'sheet_answered' },
  returned: { buyer: 'sms.sheet_returned', holder: 'sheet_returned', hidden: 'private_sheet_due' },
  approved: { buyer: 'sms.sheet_approved', holder: 'sheet_approved' },
  rejected: { buyer: 'sms.sheet_rejected', holder: 'sheet_ended', ended: 'state.sheet.rejected' },
  matched: { buyer: 'sms.sheet_matched', holder: 'sheet_matched', hidden: 'private_sheet_news' },
  abandoned: { buyer: 'sms.sheet_abandoned', holder: 'sheet_ended', ended: 'state.sheet.abandoned' },
  erased: {
    buyer: 'sms.sheet_erased',
    endsLink: true,
    holder: 'sheet_ended',
    ended: 'state.sheet.abandoned',
  },
  unanswered: { buyer: 'sms.sheet_unanswered', holder: 'sheet_ended', ended: 'state.sheet.unanswered' },
  expired: { buyer: 'sms.sheet_expired', holder: 'sheet_ended', ended: 'state.sheet.abandoned' },
  withdrawn: { buyer: 'sms.sheet_withdrawn', holder: 'sheet_ended', ended: 'sheet_reason.ip_gone' },
  holder_due: { holder: 'sheet_reminder', hidden: 'private_sheet_due' },
  buyer_due: { buyer: 'sms.sheet_reminder' },
  renewed: { buyer: 'sms.sheet_link' },
} as const satisfies Record<string, Notice>;

export type SheetStep = keyof typeof NOTICES;
export const noticeOf = (step: SheetStep): Notice => NOTICES[step];
