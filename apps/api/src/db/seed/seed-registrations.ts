import { CONSENT, type RegistrationState } from '@ipw/domain';
import type { ConsentService } from '../../content/consent.service';
import { fromJson } from '../../core/db/db';
import { artistWork } from './art';
import { drawn } from './drawn';
import { ago, type Fixtures, plantPicture } from './fixtures';
import { plantRegistration, type RegistrationSeed } from './plant-registration';

interface DemoEntry extends Pick<RegistrationSeed, 'reason_code' | 'reason' | 'marks'> {
  /** Places of the IP and of the project in the demo. */
  ip: number;
  tender: number;
  state: RegistrationState;
  submitted: number;
  ip_intro: string;
  remark: string;
}

/** An entry in every state; the fourth project and those from the seventh on have ended. */
const ENTRIES: readonly DemoEntry[] = [
  {
    ...{ ip: 0, tender: 0, state: 'submitted', submitted: 1 },
    ip_intro: '一只住在山里的狐狸，爱喝茶，也爱听雨。',
    remark: '三款礼盒各用一个节气，合在一起是一幅长卷。',
  },
  {
    ...{ ip: 0, tender: 1, state: 'rejected', submitted: 2 },
    ...{ reason_code: 'brief_missed', reason: '请补充活动主视觉的说明。', marks: [{ field: 'remark' }] },
    ip_intro: '形象适合做成动态装扮。',
    remark: '颜色可以按活动调整。',
  },
  {
    ...{ ip: 0, tender: 3, state: 'approved', submitted: 12 },
    ip_intro: '节庆系列已有三年，每年一个主题。',
    remark: '文具和帆布袋都有现成的图。',
  },
  {
    ...{ ip: 0, tender: 6, state: 'approved', submitted: 40 },
    ip_intro: '山里的生活，一年十二个月。',
    remark: '每个月一张内页图，封面用春天。',
  },
  {
    ...{ ip: 1, tender: 6, state: 'approved', submitted: 39 },
    ip_intro: '海边的日常。',
    remark: '贴纸以浪花和灯塔为主。',
  },
  {
    ...{ ip: 8, tender: 1, state: 'disqualified', submitted: 2 },
    ...{ reason_code: 'false_material', reason: '案例中的两张图片出自其他作者的作品。' },
    ip_intro: '城市夜晚的故事。',
    remark: '提供三套配色。',
  },
  {
    ...{ ip: 1, tender: 1, state: 'not_submitted', submitted: 1 },
    ip_intro: '写到一半的介绍。',
    remark: '',
  },
  {
    ...{ ip: 0, tender: 7, state: 'approved', submitted: 20 },
    ip_intro: '狐狸提灯，走过江边的夜色。',
    remark: '灯组可以分三段，也可以单独成景。',
  },
  {
    ...{ ip: 0, tender: 8, state: 'approved', submitted: 6 },
    ip_intro: '山林本来就是它的家。',
    remark: '秋天的颜色已有现成的配色。',
  },
  {
    ...{ ip: 1, tender: 8, state: 'submitted', submitted: 2 },
    ip_intro: '从海边走进山里。',
    remark: '帐篷、营灯和星空各一张卡片。',
  },
];

/** Entries of the demo's IPs that have an approved series and case. */
export async function plantRegistrations(
  fixtures: Fixtures,
  ips: readonly string[],
  tenders: readonly string[],
  { reviewer, consents }: { reviewer: string; consents: ConsentService },
): Promise<void> {
  const { db } = fixtures;
  for (const [at, { ip, tender, state, submitted, ip_intro, remark, ...seed }] of ENTRIES.entries()) {
    const ip_id = ips[ip]!;
    const { owner_id: member_id } = (await db.one<{ owner_id: string }>(
      'SELECT owner_id FROM ip WHERE id = ?',
      [ip_id],
    ))!;
    const series = await db.one<{ id: string; series_name: string; cover: string | null; images: string }>(
      'SELECT id, series_name, cover, images FROM series WHERE ip_id = ? AND published_at IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT 1',
      [ip_id],
    );
    const item = await db.one<{ id: string; data: string }>(
      "SELECT id, data FROM piece WHERE ip_id = ? AND subject = 'case' AND data IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT 1",
      [ip_id],
    );
    const created = ago(submitted);
    const image = await plantPicture(
      fixtures,
      member_id,
      'tender_case_image',
      await drawn(artistWork(70 + at, { width: 640, height: 640 })),
      'case.png',
      false,
      created,
    );
    const live =
      item &&
      fromJson<{ case_name: string; case_type_id: number; case_desc: string; case_image: string }>(item.data);
    await plantRegistration(fixtures, {
      ...seed,
      tender_id: tenders[tender]!,
      ip_id,
      member_id,
      state,
      submitted: created,
      decided: ago(submitted - 1, 4),
      decided_by: reviewer,
      entered: { ip_intro, remark, case_images: [image] },
      ...(series && {
        series: {
          series_id: series.id,
          series_name: series.series_name,
          cover: series.cover,
          images: fromJson<string[]>(series.images),
        },
      }),
      ...(live && {
        case: {
          case_id: item.id,
          case_name: live.case_name,
          case_type_id: live.case_type_id,
          case_desc: live.case_desc,
          image_list: [live.case_image],
        },
      }),
    });
    if (state !== 'not_submitted') await consents.record(db, member_id, CONSENT.tender, 'zh-CN');
  }
}
