/** Cases, milestones, moments and announcements for the bad inputs, and a valid input for each of their calls. */
import { idFieldOf, STORIES, STORY_NAMES, type StoryName, type Usage } from '@ipw/domain';
import { type Fixtures, plantContentItem } from '../../src/db/seed/fixtures';
import { type Caller, picture } from '../fixtures';

export interface StoryFixtures {
  /** Of each kind, one in each state and one of another IP. */
  stories: Record<StoryName, Record<'draft' | 'pending' | 'approved' | 'foreign', string>>;
  pictures: Record<'case_image' | 'milestone_cover' | 'feed_image', string>;
}

const contentOf = ({ case_image, milestone_cover, feed_image }: StoryFixtures['pictures']) =>
  ({
    case: {
      case_name: '茶馆联名',
      case_type_id: 1,
      case_desc: '春茶礼盒',
      case_image,
      image_list: [case_image],
    },
    milestone: { event_image: milestone_cover, event_date: '2024-02-29', event_desc: '第一次办展' },
    feed: { feed_content: '雨天', feed_image: [feed_image] },
    announcement: { announcement_title: '新价目', announcement_content: '自下月起' },
  }) satisfies Record<StoryName, Record<string, unknown>>;

export async function openStories(
  on: Fixtures,
  ann: Caller,
  ip_id: string,
  foreign: { ip_id: string; member_id: string },
): Promise<StoryFixtures & { storyInputs: Record<string, Record<string, unknown>> }> {
  const upload = (usage: Usage) => picture(ann.id, usage);
  const pictures = {
    case_image: await upload('case_image'),
    milestone_cover: await upload('milestone_cover'),
    feed_image: await upload('feed_image'),
  };
  const content = contentOf(pictures);
  const stories = {} as StoryFixtures['stories'];
  const storyInputs: Record<string, Record<string, unknown>> = {};
  for (const subject of STORY_NAMES) {
    const data = content[subject];
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
  return { stories, pictures, storyInputs };
}
