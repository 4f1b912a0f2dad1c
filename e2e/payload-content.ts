import { CONTENT_KINDS, idFieldOf, STORIES, STORY_NAMES, type StoryName, type Usage } from '@ipw/domain';
import type { Member } from './fixtures';
import { newName, ipOf } from './people';
import { PAYLOADS } from './payloads';
import { at, paths } from './ways';

const some = (from: number, to: number) => PAYLOADS.slice(from, to).join(' ');

/** Content with payloads as texts, all twenty distributed among them. */
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

/** Submits the IP's information, a series and the business contact; returns the pages that show them. */
async function fillSettings(member: Member, ip_id: string): Promise<string[]> {
  const upload = async (usage: Usage) => (await member.upload('a.png', usage)).image_id;
  await member.call('ip/update', {
    ...ipOf(newName('Tale'), await upload('avatar')),
    ip_id,
    kind: 'normal',
    kernels: [1],
    intro: some(0, 9),
    core_audience: some(16, 20),
  });
  const { series_id } = await member.call<{ series_id: string }>('gallery/seriesSave', {
    ip_id,
    series_name: PAYLOADS[9],
    cover: await upload('gallery_cover'),
    images: [await upload('series_image')],
    rights_documents: [await upload('rights_document')],
    visibility: 'public',
  });
  await member.call('gallery/seriesSubmit', { ip_id, series_id });
  await member.call('ip/ipLinkInfoUpdate', {
    ip_id,
    link_name: PAYLOADS[11],
    link_phone_number: '0571 88886666',
  });
  return [
    paths.ipInfoSetting,
    paths.assetsManage,
    `${paths.publishedAssetsEdit}?id=${ip_id}&series=${series_id}`,
    paths.ipGalleryManagement,
    paths.shopContact,
    paths.onepage,
  ];
}

/** Submits all reviewed content of an IP with payloads; returns the pages that show it. */
export async function fillContent(member: Member, ip_id: string): Promise<string[]> {
  const pages = [
    ...(await fillSettings(member, ip_id)),
    CONTENT_KINDS.case.listPage,
    CONTENT_KINDS.milestone.listPage,
    CONTENT_KINDS.feed.listPage,
    CONTENT_KINDS.announcement.listPage,
  ];
  const files = {
    case: (await member.upload('a.png', 'case_image')).image_id,
    milestone: (await member.upload('b.png', 'milestone_cover')).image_id,
  };
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
