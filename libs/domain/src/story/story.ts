import { CONTENT_KINDS, STORY_NAMES, type StoryName } from '../kind/content-kinds';
import { contentItemApi } from '../review/content-item';
import { contentSchema } from '../review/content-schema';

const apiOf = <N extends StoryName>(name: N) => contentItemApi(CONTENT_KINDS[name]);

/** The calls of all kinds of which an IP has several items. */
export const storyApi = Object.fromEntries(STORY_NAMES.map((name) => [name, apiOf(name)])) as unknown as {
  readonly [N in StoryName]: ReturnType<typeof apiOf<N>>;
};

const storyOf = <N extends StoryName>(name: N) => ({
  kind: CONTENT_KINDS[name],
  schema: contentSchema(CONTENT_KINDS[name]),
  api: storyApi[name],
});

/** Cases, milestones, moments and announcements: each kind with its schema and its calls. */
export const STORIES = Object.fromEntries(STORY_NAMES.map((name) => [name, storyOf(name)])) as unknown as {
  readonly [N in StoryName]: ReturnType<typeof storyOf<N>>;
};
