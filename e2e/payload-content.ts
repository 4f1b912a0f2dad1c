import {
  type FieldPlan,
  idFieldOf,
  kindOf,
  shanghaiDay,
  STORY_NAMES,
  type StoryName,
  type Usage,
} from '@ipw/domain';
import type { Member } from './fixtures';
import { newName, ipOf } from './people';
import { PAYLOADS } from './payloads';
import { at, paths } from './ways';

const some = (from: number, to: number) => PAYLOADS.slice(from, to).join(' ');

/** As many payloads as fit into a text, all twenty if possible. */
const fitting = (max: number) =>
  PAYLOADS.reduce((text, payload) => {
    const longer = text ? `${text} ${payload}` : payload;
    return longer.length > max ? text : longer;
  }, '');

/** The value of a required field; texts are payloads. */
async function valueOf(plan: FieldPlan, member: Member): Promise<unknown> {
  const upload = async (usage: Usage) => (await member.upload('a.png', usage)).image_id;
  switch (plan.as) {
    case 'line':
      return PAYLOADS[1].slice(0, plan.max);
    case 'lines':
      return fitting(plan.max);
    case 'day':
      // A day that may lie ahead must not have passed.
      return plan.ahead ? shanghaiDay(new Date()) : '2024-01-01';
    case 'select':
      return plan.ids[0];
    case 'choice':
      return plan.values[0];
    case 'picture':
    case 'document':
      return upload(plan.usage);
    case 'pictures':
    case 'documents':
      return [await upload(plan.usage)];
    case 'references':
      return [];
  }
}

/** Content of a kind without its optional files. */
async function contentOf(name: StoryName, member: Member): Promise<object> {
  const data: Record<string, unknown> = {};
  for (const [field, plan] of Object.entries(kindOf(name).fields))
    if (!('usage' in plan && plan.optional)) data[field] = await valueOf(plan, member);
  return data;
}

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
  const pages = [...(await fillSettings(member, ip_id)), ...STORY_NAMES.map((name) => kindOf(name).listPage)];
  for (const name of STORY_NAMES) {
    const field = idFieldOf(name);
    const saved = await member.call<Record<string, string>>(`ip/${name}Save`, {
      ip_id,
      ...(await contentOf(name, member)),
    });
    const { [field]: id } = saved;
    pages.push(`${kindOf(name).page}?id=${ip_id}&${name}=${id!}`);
    await member.call(`ip/${name}Submit`, { ip_id, [field]: id });
  }
  return pages.map((page) => at(page.includes('?') ? page : `${page}?id=${ip_id}`));
}
