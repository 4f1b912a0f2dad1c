/** What staff can do, declared once: a resource's verbs make the scopes, a role is a list of scopes. */
export const RESOURCES = {
  claim: ['read', 'review'],
  verification: ['read', 'review'],
  ip: ['read', 'write'],
  operator: ['read', 'write'],
  member: ['read', 'write'],
  message: ['read', 'write'],
  agreement: ['read', 'write'],
  content: ['read', 'write'],
  outbox: ['read'],
  staff: ['read', 'write'],
  audit: ['read'],
} as const;

export type Resource = keyof typeof RESOURCES;
export type Scope = { [R in Resource]: `${R}:${(typeof RESOURCES)[R][number]}` }[Resource];

export const SCOPES = Object.entries(RESOURCES).flatMap(([resource, verbs]) =>
  verbs.map((verb) => `${resource}:${verb}` as Scope),
);

export const ROLES = ['admin', 'reviewer', 'consultant', 'finance'] as const;
export type Role = (typeof ROLES)[number];

/** What each role holds. A consultant's reads are narrowed to what is assigned, in the query. */
export const GRANTS: Readonly<Record<Role, readonly Scope[]>> = {
  admin: SCOPES,
  reviewer: [
    'claim:read',
    'claim:review',
    'verification:read',
    'verification:review',
    'ip:read',
    'operator:read',
    'member:read',
    'audit:read',
  ],
  consultant: ['claim:read', 'ip:read', 'operator:read', 'member:read'],
  finance: ['member:read', 'ip:read'],
};

export const mayRole = (role: Role, scope: Scope): boolean => GRANTS[role].includes(scope);
