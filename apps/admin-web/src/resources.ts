import agreements from './agreement';
import alerts from './alert';
import articles from './article';
import audit from './audit';
import awards from './award';
import bars from './bar';
import banners from './banner';
import batches from './batch';
import messages from './broadcast';
import claims from './claim';
import closures from './closure';
import codeKeys from './code-key';
import codeReports from './code-report';
import codeRequests from './code-request';
import complaints from './complaint';
import consultants from './consultant';
import contents from './content';
import disputes from './dispute';
import faqs from './faq';
import followUps from './follow-up';
import links from './friend-link';
import goods from './goods';
import images from './image';
import invoices from './invoice';
import ips from './ip';
import labelOrders from './label-order';
import labelPrices from './label-price';
import licensees from './licensee';
import members from './member';
import objections from './objection';
import operators from './operator';
import outbox from './outbox';
import ownTags from './own-tag';
import questions from './question';
import processes from './system';
import reviews from './queue';
import references from './reference';
import registrations from './registration';
import refunds from './refund';
import scans from './scan';
import sheets from './sheet';
import staff from './staff';
import verifications from './verification';
import type { Resource } from './pages/resource';
import campaignEntries from './campaign-entry';
import campaigns from './campaign';
import tenders from './tender';
import handovers from './handover';
import filings from './filing';
import cooperations from './cooperation';
import imageRequests from './image-request';
import threads from './thread';
import skins from './skin';

/** All resources, in the order of menu and routes. */
export const resources: readonly Resource[] = [
  claims,
  disputes,
  complaints,
  reviews,
  sheets,
  verifications,
  images,
  ...contents,
  ips,
  operators,
  members,
  labelOrders,
  codeRequests,
  invoices,
  refunds,
  labelPrices,
  batches,
  codeKeys,
  scans,
  codeReports,
  alerts,
  goods,
  licensees,
  staff,
  outbox,
  processes,
  followUps,
  consultants,
  closures,
  messages,
  banners,
  articles,
  faqs,
  links,
  references,
  ownTags,
  agreements,
  audit,
  tenders,
  questions,
  objections,
  bars,
  campaigns,
  registrations,
  campaignEntries,
  awards,
  handovers,
  filings,
  cooperations,
  imageRequests,
  threads,
  skins,
];
