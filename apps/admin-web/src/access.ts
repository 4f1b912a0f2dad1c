import type { Scope, StaffMe } from '@ipw/domain';

/** The one table of what a person must hold to see a resource and to change it. */
export const ACCESS = {
  claims: { read: 'claim:read', write: 'claim:review' },
  reviews: { read: 'revision:read', write: 'revision:review' },
  series: { read: 'revision:read', write: null },
  images: { read: 'revision:read', write: null },
  cases: { read: 'revision:read', write: null },
  milestones: { read: 'revision:read', write: null },
  feeds: { read: 'revision:read', write: null },
  announcements: { read: 'revision:read', write: null },
  manuals: { read: 'revision:read', write: null },
  verifications: { read: 'verification:read', write: 'verification:review' },
  ips: { read: 'ip:read', write: 'ip:write' },
  operators: { read: 'operator:read', write: 'operator:write' },
  members: { read: 'member:read', write: 'member:write' },
  staff: { read: 'staff:read', write: 'staff:write' },
  outbox: { read: 'outbox:read', write: 'outbox:write' },
  'follow-ups': { read: 'member:care', write: 'member:care' },
  consultants: { read: 'member:assign', write: 'member:assign' },
  closures: { read: 'closure:read', write: 'closure:write' },
  messages: { read: 'message:read', write: 'message:write' },
  banners: { read: 'content:read', write: 'content:write' },
  articles: { read: 'content:read', write: 'content:write' },
  faqs: { read: 'content:read', write: 'content:write' },
  links: { read: 'content:read', write: 'content:write' },
  references: { read: 'content:read', write: 'content:write' },
  'own-tags': { read: 'content:read', write: 'content:write' },
  agreements: { read: 'agreement:read', write: 'agreement:write' },
  'label-orders': { read: 'label_order:read', write: 'label_order:review' },
  'code-requests': { read: 'code_request:read', write: 'code_request:review' },
  batches: { read: 'code_batch:read', write: 'code_batch:write' },
  invoices: { read: 'invoice:read', write: 'invoice:write' },
  refunds: { read: 'refund:read', write: 'refund:write' },
  'label-prices': { read: 'price:read', write: 'price:write' },
  'code-keys': { read: 'code_key:read', write: null },
  goods: { read: 'goods:read', write: null },
  licensees: { read: 'licensee:read', write: null },
  scans: { read: 'scan:read', write: null },
  'code-reports': { read: 'code_report:read', write: 'code_report:write' },
  alerts: { read: 'alert:read', write: 'alert:write' },
  audit: { read: 'audit:read', write: null },
} as const satisfies Record<string, { read: Scope; write: Scope | null }>;

export type ResourceName = keyof typeof ACCESS;

const READS = ['list', 'show'];
const isResource = (name: string): name is ResourceName => name in ACCESS;

/** Whether a person may do what react-admin calls `action` on a resource. */
export function may(me: StaffMe, resource: string, action: string): boolean {
  if (!isResource(resource)) return false;
  const scope = ACCESS[resource][READS.includes(action) ? 'read' : 'write'];
  return scope !== null && me.scopes.includes(scope);
}
