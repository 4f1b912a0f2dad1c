/** The groups of the message centre, in order. Labels: `message_group.<group>`. */
export const MESSAGE_GROUPS = ['reviews', 'business', 'security', 'announcements'] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

interface Declared {
  group: MessageGroup;
  /** Target of the message: a route of the holder app whose placeholders are filled from the message's arguments. */
  link?: string;
  /** Sent by SMS too, whatever the member has chosen. */
  sms?: true;
}

const CENTRE = '/userCenter';
const CHANGES = '/ipStore/changes?id={ip_id}';
const CODES = '/iprManage/codeManage';
const SHEET = '/authorizeCooperation/ipOrderManagement/detail?id={ip_id}&sheet_id={sheet_id}';
const PRIVATE_SHEETS = '/authorizeCooperation/onepageCoop?id={ip_id}';
const COMPLAINT = '/iprManage/complaints?id={ip_id}&complaint_id={complaint_id}';
const BIDS = '/authorizeCooperation/biddingCoop';
const SKIN = '/authorizeCooperation/biddingCoop/bilibiliGoodsEdit?id={ip_id}&skin_id={skin_id}';
const ENTRY = `${BIDS}/fastCoopSignUpInfo?id={ip_id}&tender_id={tender_id}`;
const TENDER = `${BIDS}/fastCoopManagement/detail?id={ip_id}&tender_id={tender_id}`;
const CAMPAIGN = '/collectionEvent/index/{campaign_id}';
const THREAD = `${BIDS}/fastCoopProgress/thread?id={ip_id}&thread_id={thread_id}`;
const COOPERATION = `${BIDS}/fastCoopProgress/detail?id={ip_id}&cooperation_id={cooperation_id}`;
const IMAGES = `${BIDS}/fastCoopProgress/imageUsageManagement/detail?id={ip_id}&image_request_id={image_request_id}`;
const TEAM = '/dashboard/team?id={ip_id}';
const FILING = '/iprManage/iprService?filing_id={filing_id}';
const ORDER = `${CODES}/orderList?id={ip_id}&order_id={order_id}`;

/** All messages the product sends; the catalogues hold `message.<key>.title` and `.body`. */
export const MESSAGES = {
  welcome: { group: 'announcements', link: `${CENTRE}/realNameIdentify` },
  real_name_verified: { group: 'reviews', link: '/claim' },
  real_name_rejected: { group: 'reviews', link: `${CENTRE}/realNameIdentify` },
  claim_submitted: { group: 'reviews', link: '/claim' },
  claim_approved: { group: 'reviews', link: '/dashboard/home?id={ip_id}' },
  /** The service passes the page of the claim as link; content messages do the same. */
  claim_rejected: { group: 'reviews' },
  claim_rival: { group: 'reviews', link: '/claim' },
  dispute_opened: { group: 'reviews', link: '/claimAnswer?id={ip_id}&claim_id={claim_id}' },
  dispute_received: { group: 'reviews', link: '/claim' },
  /** The service passes the page of the claim that is to be submitted. */
  dispute_upheld: { group: 'reviews' },
  dispute_dismissed: { group: 'reviews', link: '/claim' },
  dispute_lapsed: { group: 'reviews', link: '/claim' },
  claim_revoked: { group: 'reviews', link: '/claim' },
  claim_kept: { group: 'reviews', link: '/dashboard/home?id={ip_id}' },
  complaint_opened: { group: 'reviews', link: COMPLAINT },
  complaint_upheld: { group: 'reviews', link: COMPLAINT },
  complaint_dismissed: { group: 'reviews', link: COMPLAINT },
  content_approved: { group: 'reviews' },
  content_rejected: { group: 'reviews' },
  content_published: { group: 'reviews' },
  content_taken_down: { group: 'reviews', link: CHANGES },
  ip_corrected: { group: 'reviews', link: CHANGES },
  series_editable: { group: 'reviews' },
  rights_expiring: { group: 'reviews' },
  rights_expired: { group: 'reviews' },
  access_assigned: { group: 'business', link: '/dashboard/home?id={ip_id}' },
  access_removed: { group: 'business' },
  invitation_received: { group: 'business', link: '/ipWaitPermission', sms: true },
  invitation_accepted: { group: 'business', link: TEAM },
  invitation_declined: { group: 'business', link: TEAM },
  operator_joined: { group: 'business', link: TEAM },
  operator_left: { group: 'business', link: TEAM },
  handover_begun: { group: 'security', link: TEAM },
  handover_offered: { group: 'business', link: '/ipWaitPermission', sms: true },
  handover_accepted: { group: 'business', link: TEAM },
  handover_given: { group: 'security', link: '/claim' },
  handover_received: { group: 'business', link: '/dashboard/home?id={ip_id}', sms: true },
  handover_owner: { group: 'business', link: TEAM },
  handover_rejected: { group: 'business', link: TEAM },
  handover_ended: { group: 'business', link: TEAM },
  consultant_assigned: { group: 'business', link: CENTRE },
  consultant_ended: { group: 'business', link: CENTRE },
  label_order_paid: { group: 'business', link: ORDER },
  label_order_completed: { group: 'business', link: ORDER },
  label_order_rejected: { group: 'business', link: ORDER },
  voucher_refused: { group: 'business', link: ORDER },
  refund_opened: { group: 'business', link: ORDER },
  refund_done: { group: 'business', link: ORDER },
  invoice_issued: { group: 'business', link: ORDER },
  code_request_handled: { group: 'business', link: `${CODES}/useCodeList?id={ip_id}` },
  code_request_rejected: { group: 'business', link: `${CODES}/useCodeList?id={ip_id}` },
  code_reported: { group: 'business', link: `${CODES}/reportList?id={ip_id}&report_id={report_id}` },
  code_report_settled: { group: 'business', link: `${CODES}/reportList?id={ip_id}&report_id={report_id}` },
  code_alert: { group: 'business', link: `${CODES}/alerts?id={ip_id}&alert_id={alert_id}` },
  business_password_changed: { group: 'security', link: '/ipStore/onepage?id={ip_id}' },
  password_changed: { group: 'security', link: '/resetPassword' },
  phone_changed: { group: 'security', link: `${CENTRE}/profile` },
  email_changed: { group: 'security', link: `${CENTRE}/notifications` },
  email_removed: { group: 'security', link: `${CENTRE}/notifications` },
  export_ready: { group: 'security', link: `${CENTRE}/myData` },
  export_failed: { group: 'security', link: `${CENTRE}/myData` },
  closure_requested: { group: 'security', link: `${CENTRE}/closeAccount` },
  closure_withdrawn: { group: 'security', link: `${CENTRE}/closeAccount` },
  closure_held: { group: 'security', link: `${CENTRE}/closeAccount` },
  closure_resumed: { group: 'security', link: `${CENTRE}/closeAccount` },
  closure_closed: { group: 'security' },
  sheet_received: { group: 'business', link: SHEET },
  private_sheet_received: { group: 'business', link: PRIVATE_SHEETS },
  private_sheet_due: { group: 'business', link: PRIVATE_SHEETS },
  private_sheet_news: { group: 'business', link: PRIVATE_SHEETS },
  sheet_answered: { group: 'business', link: SHEET },
  sheet_returned: { group: 'business', link: SHEET },
  sheet_approved: { group: 'business', link: SHEET },
  sheet_reminder: { group: 'business', link: SHEET },
  sheet_matched: { group: 'business', link: SHEET },
  sheet_ended: { group: 'business', link: '/authorizeCooperation/ipOrderManagement?id={ip_id}' },
  registration_approved: { group: 'reviews', link: ENTRY },
  registration_rejected: { group: 'reviews', link: ENTRY },
  registration_bar_lifted: { group: 'reviews', link: ENTRY },
  registration_disqualified: { group: 'reviews', link: ENTRY },
  tender_result: { group: 'business', link: ENTRY },
  tender_opened: { group: 'business', link: TENDER },
  tender_changed: { group: 'business', link: TENDER },
  tender_closing: { group: 'business', link: TENDER },
  tender_cancelled: { group: 'business', link: TENDER },
  tender_answered: { group: 'business', link: TENDER },
  tender_decided: { group: 'business', link: TENDER },
  tender_reopened: { group: 'business', link: TENDER },
  tender_objection_received: { group: 'reviews', link: ENTRY },
  tender_objection_opened: { group: 'business', link: ENTRY },
  tender_objection_upheld: { group: 'reviews', link: ENTRY },
  tender_objection_dismissed: { group: 'reviews', link: ENTRY },
  tender_objection_settled: { group: 'business', link: ENTRY },
  tender_fitting: { group: 'business', link: TENDER },
  campaign_opened: { group: 'business', link: CAMPAIGN },
  campaign_closing: { group: 'business', link: CAMPAIGN },
  campaign_cancelled: { group: 'business', link: CAMPAIGN },
  campaign_decided: { group: 'business', link: CAMPAIGN },
  filing_paid: { group: 'business', link: FILING },
  filing_voucher_refused: { group: 'business', link: FILING },
  filing_correction: { group: 'reviews', link: FILING },
  filing_certified: { group: 'reviews', link: FILING },
  filing_rejected: { group: 'reviews', link: FILING },
  cooperation_entered: { group: 'business', link: COOPERATION },
  cooperation_ended: { group: 'business', link: COOPERATION },
  thread_received: { group: 'business', link: THREAD },
  thread_final: { group: 'business', link: THREAD },
  thread_pin: { group: 'business', link: THREAD },
  thread_due: { group: 'business', link: THREAD },
  thread_overdue: { group: 'business', link: THREAD },
  image_asked: { group: 'business', link: IMAGES },
  image_due: { group: 'business', link: IMAGES },
  image_overdue: { group: 'business', link: IMAGES },
  image_lapsed: { group: 'business', link: IMAGES },
  image_expiring: { group: 'business', link: IMAGES },
  skin_awarded: { group: 'business', link: SKIN },
  skin_approved: { group: 'reviews', link: SKIN },
  skin_rejected: { group: 'reviews', link: SKIN },
  skin_scheduled: { group: 'business', link: SKIN },
  skin_listed: { group: 'business', link: SKIN },
  /** Written by staff; has a link of its own. */
  broadcast: { group: 'announcements' },
} as const satisfies Record<string, Declared>;

export type MessageKey = keyof typeof MESSAGES;
export const MESSAGE_KEYS = Object.keys(MESSAGES) as [MessageKey, ...MessageKey[]];

/** Whether a message goes by SMS whatever the member has chosen. */
export const isAlwaysSms = (key: MessageKey): boolean => 'sms' in MESSAGES[key];

export const groupOf = (key: MessageKey): MessageGroup => MESSAGES[key].group;

/** The keys of a group. */
export const keysOf = (group: MessageGroup): MessageKey[] =>
  MESSAGE_KEYS.filter((key) => groupOf(key) === group);
