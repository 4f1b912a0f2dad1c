import { auditAdminApi } from './audit/audit.admin.api';
import { claimAdminApi } from './claim/claim.admin.api';
import type { ConsoleEndpoint } from './core/console-endpoint';
import { disputeAdminApi } from './claim/dispute.admin.api';
import { closureAdminApi } from './closure/closure.admin.api';
import { complaintAdminApi } from './complaint/complaint.admin.api';
import { goodsAdminApi, licenseeAdminApi } from './code/goods.admin.api';
import { codeBatchAdminApi, codeKeyAdminApi, codeRequestAdminApi } from './code/issue.admin.api';
import { invoiceAdminApi, labelOrderAdminApi, refundAdminApi } from './code/order.admin.api';
import { labelPriceAdminApi } from './code/price.admin.api';
import { alertAdminApi, codeReportAdminApi, scanAdminApi } from './code/scan.admin.api';
import { agreementAdminApi } from './articles/agreement.admin.api';
import { articleAdminApi } from './articles/article.admin.api';
import { bannerAdminApi } from './articles/banner.admin.api';
import { faqAdminApi } from './articles/faq.admin.api';
import { friendLinkAdminApi } from './articles/friend-link.admin.api';
import { fileAdminApi } from './file/file.admin.api';
import { ipAdminApi } from './ip/ip.admin.api';
import { operatorAdminApi } from './ip/operator.admin.api';
import { ownTagAdminApi } from './ip/own-tag.admin.api';
import { referenceAdminApi } from './ip/reference.admin.api';
import { consultantAdminApi } from './member/consultant.admin.api';
import { followUpAdminApi } from './member/follow-up.admin.api';
import { memberAdminApi } from './member/member.admin.api';
import { noteAdminApi } from './member/note.admin.api';
import { verificationAdminApi } from './member/verification.admin.api';
import { broadcastAdminApi } from './message/broadcast.admin.api';
import { sheetAdminApi } from './opportunity/sheet.admin.api';
import { outboxAdminApi } from './outbox/outbox.admin.api';
import { contentAdminApi, imageAdminApi } from './review/content.admin.api';
import { reviewAdminApi } from './review/review.admin.api';
import { accountAdminApi, authAdminApi, staffAdminApi } from './staff/staff.admin.api';
import { processAdminApi } from './system/system.admin.api';
import { entryAdminApi } from './campaign/entry.admin.api';
import { campaignAdminApi } from './campaign/campaign.admin.api';
import { barAdminApi } from './tender/bar.admin.api';
import { awardAdminApi } from './tender/award.admin.api';
import { objectionAdminApi } from './tender/objection.admin.api';
import { questionAdminApi } from './tender/question.admin.api';
import { registrationAdminApi } from './tender/registration.admin.api';
import { tenderAdminApi } from './tender/tender.admin.api';
import { handoverAdminApi } from './handover/handover.admin.api';
import { filingAdminApi } from './filing/filing.admin.api';
import { likenessAdminApi } from './likeness/likeness.admin.api';
import { cooperationAdminApi } from './cooperation/cooperation.admin.api';
import { imageRequestAdminApi } from './cooperation/image-request.admin.api';
import { threadAdminApi } from './cooperation/thread.admin.api';
import { skinAdminApi } from './skin/skin.admin.api';

export * from './audit/audit.admin.api';
export * from './filing/filing.admin.api';
export * from './likeness/likeness.admin.api';
export * from './filing/filing.machine';
export * from './cooperation/cooperation.admin.api';
export * from './cooperation/image-request.admin.api';
export * from './cooperation/thread.admin.api';
export * from './skin/skin.admin.api';
export * from './handover/handover.admin.api';
export * from './handover/handover.machine';
export * from './claim/claim.admin.api';
export * from './claim/dispute.admin.api';
export * from './closure/closure.admin.api';
export * from './complaint/complaint.admin.api';
export * from './code/goods.admin.api';
export * from './code/issue.admin.api';
export * from './code/order.admin.api';
export * from './code/price.admin.api';
export * from './code/scan.admin.api';
export * from './articles/agreement.admin.api';
export * from './articles/article.admin.api';
export * from './articles/banner.admin.api';
export * from './articles/faq.admin.api';
export * from './articles/friend-link.admin.api';
export * from './articles/shown.admin.api';
export * from './file/file.admin.api';
export * from './ip/ip.admin.api';
export * from './ip/operator.admin.api';
export * from './ip/own-tag.admin.api';
export * from './ip/reference.admin.api';
export * from './member/consultant.admin.api';
export * from './member/follow-up.admin.api';
export * from './member/member.admin.api';
export * from './member/note.admin.api';
export * from './member/verification.admin.api';
export * from './message/broadcast.admin.api';
export * from './opportunity/sheet.admin.api';
export * from './outbox/outbox.admin.api';
export * from './review/content.admin.api';
export * from './review/review.admin.api';
export * from './staff/staff.admin.api';
export * from './system/system.admin.api';
export * from './campaign/campaign.admin.api';
export * from './tender/bar.admin.api';
export * from './tender/award.admin.api';
export * from './tender/objection.admin.api';
export * from './tender/question.admin.api';
export * from './tender/registration.admin.api';
export * from './campaign/entry.admin.api';
export * from './tender/tender.admin.api';

/** All calls of the console API, by resource. */
export const CONSOLE_API = {
  ...contentAdminApi,
  account: accountAdminApi,
  agreements: agreementAdminApi,
  alerts: alertAdminApi,
  articles: articleAdminApi,
  audit: auditAdminApi,
  auth: authAdminApi,
  banners: bannerAdminApi,
  batches: codeBatchAdminApi,
  claims: claimAdminApi,
  closures: closureAdminApi,
  'code-keys': codeKeyAdminApi,
  'code-reports': codeReportAdminApi,
  'code-requests': codeRequestAdminApi,
  consultants: consultantAdminApi,
  complaints: complaintAdminApi,
  disputes: disputeAdminApi,
  faqs: faqAdminApi,
  files: fileAdminApi,
  'follow-ups': followUpAdminApi,
  goods: goodsAdminApi,
  images: imageAdminApi,
  invoices: invoiceAdminApi,
  ips: ipAdminApi,
  'label-orders': labelOrderAdminApi,
  'label-prices': labelPriceAdminApi,
  licensees: licenseeAdminApi,
  links: friendLinkAdminApi,
  members: memberAdminApi,
  messages: broadcastAdminApi,
  notes: noteAdminApi,
  operators: operatorAdminApi,
  outbox: outboxAdminApi,
  'own-tags': ownTagAdminApi,
  processes: processAdminApi,
  references: referenceAdminApi,
  refunds: refundAdminApi,
  reviews: reviewAdminApi,
  scans: scanAdminApi,
  sheets: sheetAdminApi,
  staff: staffAdminApi,
  verifications: verificationAdminApi,
  campaigns: campaignAdminApi,
  awards: awardAdminApi,
  bars: barAdminApi,
  objections: objectionAdminApi,
  questions: questionAdminApi,
  registrations: registrationAdminApi,
  'campaign-entries': entryAdminApi,
  tenders: tenderAdminApi,
  handovers: handoverAdminApi,
  filings: filingAdminApi,
  lookalikes: likenessAdminApi,
  cooperations: cooperationAdminApi,
  threads: threadAdminApi,
  'image-requests': imageRequestAdminApi,
  skins: skinAdminApi,
};
export type ConsoleApi = typeof CONSOLE_API;

/** Subjects of history lines that lead to no resource. */
const OTHER_SUBJECTS = [
  'agreement',
  'code_export',
  'code_key',
  'data_export',
  'evidence_seal',
  'export',
  'follow_up',
  'job',
  'label_payment',
  'saved_filter',
  'shop_link',
  'shop_setting',
];

/** Subjects of history lines: records of the resources, and others. Labels: `subject.<name>`. */
export const HISTORY_SUBJECTS: readonly string[] = [
  ...new Set(
    Object.values<Readonly<Record<string, ConsoleEndpoint>>>(CONSOLE_API).flatMap(
      ({ history }) => history?.subject ?? [],
    ),
  ),
  ...OTHER_SUBJECTS,
];
