/** Calls of cases, milestones, moments and announcements, the same for all kinds. */
import { STORIES, STORY_NAMES } from '@ipw/domain';
import type { Row } from './row';

export const storyRows: Record<string, Row> = Object.fromEntries(
  STORY_NAMES.flatMap((kind): [string, Row][] => [
    [`ip/${kind}List`, {}],
    [`ip/${kind}Detail`, {}],
    [`ip/${kind}Save`, { input: { [STORIES[kind].kind.title]: '四季' }, fresh: true }],
    [`ip/${kind}Submit`, {}],
    [`ip/${kind}Delete`, { fresh: true }],
    [`ip/${kind}Sort`, {}],
  ]),
);
