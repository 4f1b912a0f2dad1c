/** What staff can do: a resource and a verb make a scope, a role is a list of scopes. */
export const RESOURCES = {
  claim: ['read', 'review'],
  dispute: ['read', 'review'],
  complaint: ['read', 'review'],
  revision: ['read', 'review'],
  verification: ['read', 'review'],
  ip: ['read', 'write'],
  operator: ['read', 'write'],
  /** `care`: notes, follow-ups and sent messages; `reveal`: a masked phone or name unmasked, with a reason. */
  member: ['read', 'write', 'assign', 'care', 'reveal', 'reveal_document'],
  message: ['read', 'write'],
  agreement: ['read', 'write'],
  content: ['read', 'write'],
  outbox: ['read', 'write'],
  closure: ['read', 'write'],
  staff: ['read', 'write'],
  audit: ['read'],
  label_order: ['read', 'review', 'payment'],
  code_request: ['read', 'review'],
  code_batch: ['read', 'write'],
  code_key: ['read', 'write'],
  invoice: ['read', 'write'],
  refund: ['read', 'write'],
  goods: ['read'],
  licensee: ['read'],
  price: ['read', 'write'],
  scan: ['read'],
  code_report: ['read', 'write'],
  alert: ['read', 'write'],
  /** `review`: the check before the holder sees a sheet; `consult`: the review of the answer. */
  sheet: ['read', 'review', 'consult'],
  /** `publish`: publishing, changing what is published, and cancelling; `award`: proposing and publishing results. */
  tender: ['read', 'write', 'publish', 'award'],
  /** `publish` as for tenders. */
  campaign: ['read', 'write', 'publish'],
  /** Entries to tenders. */
  tender_registration: ['read', 'review'],
  /** Questions about tenders. */
  tender_question: ['read', 'answer'],
  campaign_entry: ['read', 'review'],
  handover: ['read', 'write'],
} as const;

export type Resource = keyof typeof RESOURCES;
export type Scope = { [R in Resource]: `${R}:${(typeof RESOURCES)[R][number]}` }[Resource];

export const SCOPES = Object.entries(RESOURCES).flatMap(([resource, verbs]) =>
  verbs.map((verb) => `${resource}:${verb}` as Scope),
);

export const ROLES = ['admin', 'reviewer', 'consultant', 'finance'] as const;
export type Role = (typeof ROLES)[number];

/** Scopes of each role. Queries additionally restrict consultants to the records assigned to them. */
export const GRANTS: Readonly<Record<Role, readonly Scope[]>> = {
  admin: SCOPES,
  reviewer: [
    'claim:read',
    'claim:review',
    'dispute:read',
    'dispute:review',
    'complaint:read',
    'complaint:review',
    'revision:read',
    'revision:review',
    'verification:read',
    'verification:review',
    'ip:read',
    'operator:read',
    'member:read',
    'member:reveal',
    'audit:read',
    'label_order:read',
    'label_order:review',
    'code_request:read',
    'code_request:review',
    'code_batch:read',
    'code_batch:write',
    'goods:read',
    'licensee:read',
    'scan:read',
    'code_report:read',
    'code_report:write',
    'alert:read',
    'alert:write',
    'sheet:read',
    'sheet:review',
    'tender:read',
    'tender:write',
    'campaign:read',
    'campaign:write',
    'tender:award',
    'tender_registration:read',
    'tender_registration:review',
    'tender_question:read',
    'campaign_entry:read',
    'campaign_entry:review',
    'handover:read',
    'handover:write',
  ],
  consultant: [
    'claim:read',
    'revision:read',
    'ip:read',
    'operator:read',
    'member:read',
    'member:care',
    'member:reveal',
    'label_order:read',
    'code_request:read',
    'goods:read',
    'licensee:read',
    'scan:read',
    'alert:read',
    'sheet:read',
    'sheet:consult',
    'tender:read',
    'tender_registration:read',
    'tender_question:read',
    'tender_question:answer',
  ],
  finance: [
    'member:read',
    'ip:read',
    'label_order:read',
    'label_order:payment',
    'invoice:read',
    'invoice:write',
    'refund:read',
    'refund:write',
    'price:read',
    'price:write',
    'goods:read',
  ],
};

export const mayRole = (role: Role, scope: Scope): boolean => GRANTS[role].includes(scope);
