/** Records of a member for every resource of content and cooperations, by the resource's name. */
import { STORIES, STORY_NAMES, ulid } from '@ipw/domain';
import { plantContentItem } from '../src/db/seed/fixtures';
import { plantCooperation, plantThread } from '../src/db/seed/plant-cooperations';
import { plantImageRequest } from '../src/db/seed/plant-images';
import { type Caller, openFixtures, picture } from './fixtures';

export type AssignmentFixtures = Record<string, string>;

/** Live content of every other kind, by resource. */
export async function plantContent(
  { id: member_id }: Caller,
  ip_id: string,
  name: string,
): Promise<AssignmentFixtures> {
  const on = await openFixtures();
  const seed = { ip_id, member_id, state: 'approved' } as const;
  const items = STORY_NAMES.map(async (subject): Promise<[string, string]> => {
    const data = { [STORIES[subject].kind.title]: `${name}的${subject}` };
    return [`${subject}s`, await plantContentItem(on, { ...seed, subject, data })];
  });
  const manuals = ulid();
  const manual = { id: manuals, ip_id, subject: 'manual', data: '{"manual_file":null}' };
  await on.db.insert('shop_setting', manual);
  return { ...Object.fromEntries(await Promise.all(items)), manuals };
}

/** A cooperation of the IP and one of its threads. */
export async function plantCooperations(
  { id: member_id }: Caller,
  ip_id: string,
  name: string,
): Promise<AssignmentFixtures> {
  const on = await openFixtures();
  const cooperations = await plantCooperation(on, { ip_id, title: `${name}的合作` });
  const images = [await picture(member_id, 'draft_image')];
  const thread = { ip_id, member_id, cooperation_id: cooperations, product_name: `${name}的设计稿` };
  const asked = { ip_id, member_id, cooperation_id: cooperations, series_id: member_id, series_name: name };
  return {
    cooperations,
    threads: await plantThread(on, { ...thread, rounds: [{ images }] }),
    'image-requests': await plantImageRequest(on, {
      ...asked,
      images: [await picture(member_id, 'series_image')],
    }),
  };
}
