import { idFieldOf, STORIES, STORY_NAMES, type StoryName } from '@ipw/domain';
import type { Member } from './fixtures';
import { PAYLOADS } from './payloads';
import { at, paths } from './ways';

const some = (from: number, to: number) => PAYLOADS.slice(from, to).join(' ');

/** Contents whose words are payloads, all twenty in one text or the other. */
const TALES: Readonly<Record<StoryName, (files: Record<'case' | 'milestone', string>) => object>> = {
  case: (files) => ({
    case_name: PAYLOADS[1],
    case_type_id: 1,
    case_desc: some(0, 11),
    case_image: files.case,
  }),
  milestone: (files) => ({ event_desc: some(3, 7), event_date: '2024-01-01', event_image: files.milestone }),
  feed: () => ({ feed_content: some(0, 20) }),
  announcement: () => ({ announcement_title: PAYLOADS[3], announcement_content: some(0, 20) }),
};

/** Cases, milestones, moments and announcements full of payloads, submitted; answers the pages that show them. */
export async function fillStories(member: Member, ip_id: string): Promise<string[]> {
  // The workbench asks for pictures first.
  await member.call('gallery/seriesSave', { ip_id, series_name: 'Words' });
  const files = {
    case: (await member.upload('a.png', 'case_image')).image_id,
    milestone: (await member.upload('b.png', 'milestone_cover')).image_id,
  };
  const pages = [
    paths.businessCases,
    paths.milestones,
    paths.ipFeedManagement,
    paths.ipAnnouncement,
  ] as string[];
  for (const name of STORY_NAMES) {
    const field = idFieldOf(name);
    const saved = await member.call<Record<string, string>>(`ip/${name}Save`, {
      ip_id,
      ...TALES[name](files),
    });
    const { [field]: id } = saved;
    pages.push(`${STORIES[name].kind.page}?id=${ip_id}&${name}=${id!}`);
    await member.call(`ip/${name}Submit`, { ip_id, [field]: id });
  }
  return pages.map((page) => at(page.includes('?') ? page : `${page}?id=${ip_id}`));
}
