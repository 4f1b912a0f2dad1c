/** Records that belong to no member, by the console's resource: whose role opens one opens them all. */
import { ulid } from '@ipw/domain';
import type { Ground } from '../../src/db/seed/ground';
import { picture, staff } from '../ground';
import type { People } from './actors';
import { plantArticle } from './articles';

export const PLATFORM: Record<string, (on: Ground, people: People) => Promise<string>> = {
  agreements: () => Promise.resolve('bilibiliCustomizationAgreement'),
  references: () => Promise.resolve('kernel.1'),
  staff: async () => (await staff('finance')).id,
  consultants: async () => (await staff('consultant')).id,
  articles: plantArticle,
  banners: async ({ db }, { staff: { admin } }) => {
    const id = ulid();
    const titles = { 'zh-CN': '春天', 'zh-TW': '春天', en: 'Spring' };
    const image_id = await picture(admin!.id, 'banner');
    await db.insert('banner', { id, titles: JSON.stringify(titles), image_id });
    return id;
  },
  messages: async ({ db }, { owner, staff: { admin } }) => {
    const id = ulid();
    const wording = { title: '停机', body: '周日凌晨' };
    await db.insert('broadcast', {
      id,
      texts: JSON.stringify({ 'zh-CN': wording, 'zh-TW': wording, en: wording }),
      audience: 'list',
      member_ids: JSON.stringify([owner.id]),
      created_by: admin!.id,
    });
    return id;
  },
  outbox: async ({ db }) => {
    const id = ulid();
    await db.insert('job', { id, kind: 'sms', state: 'failed', run_at: new Date() });
    return id;
  },
};
