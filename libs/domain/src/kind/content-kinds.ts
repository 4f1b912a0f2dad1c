import { announcementKind } from './announcement';
import { caseKind } from './case';
import type { ContentKind } from './content-kind';
import { feedKind } from './feed';
import { ipInfoKind } from './ip-info';
import { milestoneKind } from './milestone';
import { seriesKind } from './series';
import { contactKind, manualKind, onepageKind } from './shop';

/** All reviewed kinds, in the order of lists. A new kind is one more entry. Labels: `subject.<name>`. */
export const CONTENT_KINDS = {
  ipInfo: ipInfoKind,
  series: seriesKind,
  onepage: onepageKind,
  contact: contactKind,
  manual: manualKind,
  case: caseKind,
  milestone: milestoneKind,
  feed: feedKind,
  announcement: announcementKind,
} as const;
type Kinds = typeof CONTENT_KINDS;
export type SubjectName = keyof Kinds;
export const SUBJECTS = Object.keys(CONTENT_KINDS) as [SubjectName, ...SubjectName[]];

/** A declared kind, for code that handles all of them. */
export const kindOf = <N extends SubjectName>(name: N): ContentKind & { name: N } =>
  CONTENT_KINDS[name] as ContentKind as ContentKind & { name: N };

type Where<T> = { [N in SubjectName]: Kinds[N] extends T ? N : never }[SubjectName];
const namesWhere = <N extends SubjectName>(test: (kind: ContentKind) => boolean) =>
  SUBJECTS.filter((name) => test(kindOf(name))) as [N, ...N[]];

/** Kinds of which an IP has several items in an order, each with the six calls `ip/<name>List` and so on. */
export type StoryName = Where<{ table: 'piece' }>;
export const STORY_NAMES = namesWhere<StoryName>(({ table }) => table === 'piece');

/** Kinds of which an IP has several. */
export type ItemName = Where<{ most: number }>;
export const ITEM_NAMES = namesWhere<ItemName>(({ most }) => most !== undefined);

/** Kinds with a console resource of their own. */
export type DeskName = Where<{ desk: string }>;
export const DESK_NAMES = namesWhere<DeskName>(({ desk }) => desk !== undefined);

/** Kinds with a section on the public page of an IP, declared by their fields. */
export type SectionName = Where<{ section: object }>;
export const SECTION_NAMES = namesWhere<SectionName>(({ section }) => section !== undefined);
