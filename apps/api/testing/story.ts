/** Shared by the specs of cases, milestones, moments and announcements: complete contents, and a live content item. */
import { type CONTENT_KINDS, type DataOf, idFieldOf, kindOf, STORIES, type StoryName } from '@ipw/domain';
import { shownContentItems } from '../src/core/reviewed-content/shown-content-items';
import { ann, call, ip, pass, pic } from './gallery';
import { contentOf } from './content-of';
import { openFixtures } from './fixtures';

/** Complete content of a kind, with new files. */
export const complete = async <K extends StoryName>(kind: K) =>
  (await contentOf(kindOf(kind), pic)) as DataOf<(typeof CONTENT_KINDS)[K]['fields']>;

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
  const first = { ...(await complete(kind)), ...more };
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
