/** Shared by the specs of cases, milestones, moments and announcements: complete contents, and a live content item. */
import { idFieldOf, STORIES, type StoryName } from '@ipw/domain';
import { shownContentItems } from '../src/core/review/shown-content-items';
import { ann, call, ip, pass, pic } from './gallery';
import { openFixtures } from './fixtures';

export const stories = {
  case: async () => ({
    case_name: '茶馆联名',
    case_type_id: 1,
    case_desc: '与十二家茶馆一起做的春茶礼盒。',
    case_image: await pic('case_image'),
    image_list: [await pic('case_image'), await pic('case_image')],
  }),
  milestone: async () => ({
    event_image: await pic('milestone_cover'),
    event_date: '2024-04-20',
    event_desc: '第一次办展',
  }),
  feed: async () => ({ feed_content: '新画了一张雨天的狐狸。', feed_image: [await pic('feed_image')] }),
  announcement: () =>
    Promise.resolve({ announcement_title: '授权价目更新', announcement_content: '自下月起按新价目报价。' }),
} satisfies Record<StoryName, () => Promise<object>>;

export const idIn = (kind: StoryName, answer: { data: Record<string, string> }) =>
  answer.data[idFieldOf(kind)]!;
export const of = (kind: StoryName, id: string) => ({ ip_id: ip, [idFieldOf(kind)]: id });
export const keep = (kind: StoryName, input: object, who = ann) =>
  call(`ip/${kind}Save`, who, { ip_id: ip, ...input });
export const send = (kind: StoryName, id: string) => call(`ip/${kind}Submit`, ann, of(kind, id));
export const look = async (kind: StoryName, id: string) =>
  (await call(`ip/${kind}Detail`, ann, of(kind, id))).data;
export const listed = async (kind: StoryName, more: object = {}) =>
  (await call(`ip/${kind}List`, ann, { ip_id: ip, ...more })).data.list as Record<string, never>[];

/** A live content item and its content. */
export async function liveItem<K extends StoryName>(kind: K, more: object = {}) {
  const first = { ...(await stories[kind]()), ...more } as Awaited<ReturnType<(typeof stories)[K]>>;
  const id = idIn(kind, await keep(kind, first));
  expect((await send(kind, id)).data.state).toBe('pending');
  expect((await pass(id)).status).toBe(200);
  return { id, first };
}

/** The public items of the IP. */
export const shown = async (kind: StoryName): Promise<Record<string, unknown>[]> =>
  (await shownContentItems((await openFixtures()).db, STORIES[kind].kind, ip, 20)).map(({ id, data }) => ({
    id,
    ...data,
  }));
