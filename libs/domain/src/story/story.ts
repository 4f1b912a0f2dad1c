import { announcementApi, announcementKind } from './announcement';
import { caseApi, caseKind } from './case';
import { feedApi, feedKind } from './feed';
import { milestoneApi, milestoneKind } from './milestone';

/** What an IP tells of itself beside its pictures: four kinds, each with its calls. Labels: `subject.<name>`. */
export const STORIES = {
  case: { kind: caseKind, api: caseApi },
  milestone: { kind: milestoneKind, api: milestoneApi },
  feed: { kind: feedKind, api: feedApi },
  announcement: { kind: announcementKind, api: announcementApi },
} as const;
export type StoryName = keyof typeof STORIES;
export const STORY_NAMES = Object.keys(STORIES) as [StoryName, ...StoryName[]];
