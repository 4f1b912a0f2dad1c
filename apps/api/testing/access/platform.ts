/** Records without an owner, by console resource: a role with access may open all of them. */
import { ulid } from '@ipw/domain';
import { HistoryService, SYSTEM } from '../../src/core/transition/history.service';
import { type Fixtures, plantIp } from '../../src/db/seed/fixtures';
import { picture, staff } from '../fixtures';
import type { People } from './actors';
import { plantArticle } from './articles';
import { plantPrice } from './code-desk-rows';
import { OPEN_PLATFORM } from './open-content';
import { NOWHERE } from './row';
import { plantCampaign } from './campaign-rows';
import { plantAward, plantTender } from './tender-rows';

const savedFilter =
  (resource: string) =>
  async ({ db, cipher }: Fixtures, { staff: { admin } }: People) => {
    const id = ulid();
    const filter = cipher.seal(`saved_filter:${id}:filter`, '{}');
    await db.insert('saved_filter', { id, resource, name: id, filter, created_by: admin!.id });
    return id;
  };

export const PLATFORM: Record<string, (on: Fixtures, people: People) => Promise<string>> = {
  'campaign-entries/filters': savedFilter('campaign-entries'),
  'claims/filters': savedFilter('claims'),
  'complaints/filters': savedFilter('complaints'),
  'disputes/filters': savedFilter('disputes'),
  'filings/filters': savedFilter('filings'),
  'reviews/filters': savedFilter('reviews'),
  'verifications/filters': savedFilter('verifications'),
  'label-orders/filters': savedFilter('label-orders'),
  'code-requests/filters': savedFilter('code-requests'),
  'sheets/filters': savedFilter('sheets'),
  'questions/filters': savedFilter('questions'),
  'objections/filters': savedFilter('objections'),
  'registrations/filters': savedFilter('registrations'),
  'skins/filters': savedFilter('skins'),
  audit: async ({ db, cipher }) => {
    await new HistoryService(db, cipher).write(db, {
      subject: 'ip',
      subjectId: NOWHERE,
      action: 'create',
      actor: SYSTEM,
    });
    return (await db.one<{ id: string }>('SELECT MAX(id) AS id FROM audit_line'))!.id;
  },
  'code-keys': () => Promise.resolve('1'.padStart(26, '0')),
  processes: async ({ db }) => (await db.one<{ id: string }>('SELECT id FROM process LIMIT 1'))!.id,
  agreements: () => Promise.resolve('bilibiliCustomizationAgreement'),
  'own-tags': async (on) => {
    const id = await plantIp(on, { ip_name: '慢船' });
    await on.db.update('ip', { own_kernels: '["慢"]' }, { id });
    return Buffer.from('慢').toString('base64url');
  },
  references: () => Promise.resolve('kernel.1'),
  staff: async () => (await staff('finance')).id,
  consultants: async () => (await staff('consultant')).id,
  articles: plantArticle,
  ...OPEN_PLATFORM,
  'label-prices': plantPrice,
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
  campaigns: plantCampaign,
  tenders: plantTender,
  awards: plantAward,
};
