import { shelfMachine, STORY_NAMES, type SubjectName, VISIBILITIES } from '@ipw/domain';

/** How staff list one kind of content: all a kind has to say. `t` is a row of its table. */
export interface ContentKind {
  /** The console's resource. */
  resource: 'series' | 'cases' | 'milestones' | 'feeds' | 'announcements' | 'manuals';
  subject: SubjectName;
  table: 'series' | 'piece' | 'shop_setting';
  /** Something of the row is live. */
  live: string;
  /** Which rows of the table are of this kind; absent: all. */
  only?: string;
  /** What is deleted stays as a row. */
  deletes: boolean;
  /** Columns that say who sees what is live: shown, and filtered by one of their words. */
  shows: Readonly<Record<string, readonly string[]>>;
}

/** Every kind of content with a desk of its own in the console. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  {
    resource: 'series',
    subject: 'series',
    table: 'series',
    live: 't.published_at IS NOT NULL',
    deletes: true,
    shows: { visibility: VISIBILITIES, shelf: Object.keys(shelfMachine.states) },
  },
  ...STORY_NAMES.map((subject): ContentKind => ({
    resource: `${subject}s` as const,
    subject,
    table: 'piece',
    live: 't.data IS NOT NULL',
    only: `t.subject = '${subject}'`,
    deletes: true,
    shows: {},
  })),
  {
    resource: 'manuals',
    subject: 'manual',
    table: 'shop_setting',
    live: 't.data IS NOT NULL',
    only: "t.subject = 'manual'",
    deletes: false,
    shows: {},
  },
];
