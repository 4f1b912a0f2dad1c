/** Cases, milestones, moments and announcements for the bad inputs, and a valid input for each of their calls. */
import { idFieldOf, kindOf, STORIES, STORY_NAMES, type StoryName } from '@ipw/domain';
import { type Fixtures, plantContentItem, plantTrash } from '../../src/db/seed/fixtures';
import { contentOf } from '../content-of';
import { type Caller, picture } from '../fixtures';

export interface StoryFixtures {
  /** Of each kind, one in each state and one of another IP. */
  stories: Record<StoryName, Record<'draft' | 'pending' | 'approved' | 'foreign', string>>;
  /** Deleted content of the IP, and of another one. */
  trash: string;
  foreignTrash: string;
}

export async function openStories(
  on: Fixtures,
  ann: Caller,
  ip_id: string,
  foreign: { ip_id: string; member_id: string },
): Promise<StoryFixtures & { storyInputs: Record<string, Record<string, unknown>> }> {
  const stories = {} as StoryFixtures['stories'];
  const storyInputs: Record<string, Record<string, unknown>> = {};
  for (const subject of STORY_NAMES) {
    const data = await contentOf(kindOf(subject), (usage) => picture(ann.id, usage));
    const mine = { ip_id, member_id: ann.id, subject, data };
    const title = { [STORIES[subject].kind.title]: '别家的' };
    stories[subject] = {
      draft: await plantContentItem(on, { ...mine, state: 'draft' }),
      pending: await plantContentItem(on, { ...mine, state: 'pending' }),
      approved: await plantContentItem(on, { ...mine, state: 'approved' }),
      foreign: await plantContentItem(on, { ...foreign, subject, data: title, state: 'draft' }),
    };
    const field = idFieldOf(subject);
    const one = { ip_id, [field]: stories[subject].draft };
    Object.assign(storyInputs, {
      [`ip/${subject}List`]: { ip_id },
      [`ip/${subject}Detail`]: one,
      [`ip/${subject}Save`]: { ...one, ...data },
      [`ip/${subject}Submit`]: one,
      [`ip/${subject}Delete`]: one,
      [`ip/${subject}Sort`]: { ip_id, [`${field}s`]: [one[field]] },
    });
  }
  const deleted = async (whose: { ip_id: string; member_id: string }) => {
    const seed = { ...whose, subject: 'feed', data: { feed_content: '删了的', feed_image: [] } } as const;
    const subject_id = await plantContentItem(on, { ...seed, state: 'approved' });
    return plantTrash(on, { ...seed, subject_id });
  };
  const trash = await deleted({ ip_id, member_id: ann.id });
  Object.assign(storyInputs, {
    'review/trashList': { ip_id },
    'review/trashRestore': { ip_id, trash_id: trash },
    'review/trashDelete': { ip_id, trash_id: trash },
  });
  return { stories, storyInputs, trash, foreignTrash: await deleted(foreign) };
}
