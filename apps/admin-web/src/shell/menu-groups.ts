import type { ResourceName } from '../access';

/** The menu by whom or what one looks after. Words: `menu_group.<key>`. */
export const MENU_GROUPS = ['review', 'people', 'labels', 'content', 'house'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** The menu group of each resource. */
export const MENU_GROUP_OF: Readonly<Record<ResourceName, MenuGroup>> = {
  claims: 'review',
  reviews: 'review',
  verifications: 'review',
  series: 'review',
  images: 'review',
  cases: 'review',
  milestones: 'review',
  feeds: 'review',
  announcements: 'review',
  manuals: 'review',
  members: 'people',
  'follow-ups': 'people',
  ips: 'people',
  operators: 'people',
  consultants: 'people',
  closures: 'people',
  'label-orders': 'labels',
  'code-requests': 'labels',
  scans: 'labels',
  'code-reports': 'labels',
  invoices: 'labels',
  refunds: 'labels',
  'label-prices': 'labels',
  'code-keys': 'labels',
  batches: 'labels',
  alerts: 'labels',
  goods: 'labels',
  licensees: 'labels',
  messages: 'content',
  banners: 'content',
  articles: 'content',
  faqs: 'content',
  links: 'content',
  references: 'content',
  'own-tags': 'content',
  agreements: 'content',
  staff: 'house',
  outbox: 'house',
  audit: 'house',
};
