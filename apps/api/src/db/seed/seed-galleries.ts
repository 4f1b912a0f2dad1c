import { shanghaiDay, type Usage } from '@ipw/domain';
import { artistWork, characterArt, proofDocument } from './art';
import { DEMO_IPS, DEMO_MEMBERS } from './demo';
import { drawn } from './drawn';
import { ago, type Fixtures, plantMessage, plantPicture, plantSeries, type SeriesSeed } from './fixtures';
import { sharp } from '../../core/files/sharp';

interface Plan extends Pick<SeriesSeed, 'series_name' | 'visibility' | 'state'> {
  /** Index in the demo's list of IPs. */
  ip: number;
  member: number;
  /** Number of pictures. */
  pictures: number;
  days: number;
  /** Days until the rights documents expire. */
  rightsDays?: number;
  reason?: string;
  /** Whether its last picture is a mirrored copy of the first one of the demo's first series. */
  copies?: true;
}

/** Every state for the first member; pending reviews of the others. */
const PLANS: readonly Plan[] = [
  {
    ip: 0,
    member: 0,
    series_name: '茶园四季',
    visibility: 'public',
    state: 'approved',
    pictures: 4,
    days: 30,
  },
  {
    ip: 0,
    member: 0,
    series_name: '雨天的狐狸',
    visibility: 'public',
    state: 'approved',
    pictures: 3,
    days: 21,
    rightsDays: 45,
  },
  {
    ip: 0,
    member: 0,
    series_name: '投标用图',
    visibility: 'private',
    state: 'approved',
    pictures: 2,
    days: 12,
  },
  {
    ip: 0,
    member: 0,
    series_name: '新年限定',
    visibility: 'public',
    state: 'rejected',
    pictures: 3,
    days: 3,
    reason: '第二张图片左下角有其他品牌的标识，请更换后再提交。',
  },
  { ip: 0, member: 0, series_name: '表情速写', visibility: 'private', state: 'draft', pictures: 1, days: 6 },
  {
    ip: 4,
    member: 0,
    series_name: 'Mochi moods',
    visibility: 'public',
    state: 'pending',
    pictures: 3,
    days: 1,
  },
  { ip: 1, member: 1, series_name: '云岭清晨', visibility: 'public', state: 'pending', pictures: 3, days: 5 },
  {
    ip: 2,
    member: 2,
    series_name: '铁皮零件',
    visibility: 'private',
    state: 'pending',
    pictures: 2,
    days: 0,
    copies: true,
  },
  { ip: 3, member: 3, series_name: '鲤跃', visibility: 'public', state: 'approved', pictures: 2, days: 14 },
  { ip: 8, member: 7, series_name: '近作', visibility: 'public', state: 'approved', pictures: 3, days: 9 },
];

/** The first picture of the first series as somebody else would hand it in: mirrored, darker and smaller. */
const copy = async (): Promise<Buffer> =>
  sharp(await drawn(characterArt(DEMO_IPS[0]!.art, { size: 640, mood: 'plain' })))
    .flop()
    .modulate({ brightness: 0.85 })
    .resize({ width: 480 })
    .png()
    .toBuffer();

/** Galleries of the demo's IPs. */
export async function plantGalleries(
  fixtures: Fixtures,
  members: string[],
  ips: string[],
  reviewer: string,
): Promise<void> {
  for (const plan of PLANS) {
    const ip = DEMO_IPS[plan.ip]!;
    const member = members[plan.member]!;
    const store = async (usage: Usage, svg: string, name: string) =>
      plantPicture(fixtures, member, usage, await drawn(svg), name, false, ago(plan.days, 1));
    const art = (step: number, size: object) =>
      ip.artist
        ? artistWork(plan.ip * 7 + step, { width: 640, height: 480, ...size })
        : characterArt(ip.art, { size: 640, mood: step % 2 ? 'plain' : 'scene' });
    const images: string[] = [];
    for (let step = 1; step <= plan.pictures; step += 1) {
      const name = `${plan.series_name} ${String(step)}.png`;
      if (plan.copies && step === plan.pictures)
        images.push(
          await plantPicture(fixtures, member, 'series_image', await copy(), name, false, ago(plan.days, 1)),
        );
      else images.push(await store('series_image', art(step, {}), name));
    }
    const cover = await store('gallery_cover', art(2, { height: 360 }), `${plan.series_name} 封面.png`);
    const proof = proofDocument(plan.ip * 13 + 3, {
      ipName: ip.name,
      holder: DEMO_MEMBERS[plan.member]!.username,
      number: `DEMO-2026-${String(20_000 + plan.ip * 41)}`,
      title: '作品登记证书',
      lines: [`作品名称：${ip.name}`, `著作权人：${DEMO_MEMBERS[plan.member]!.username}`],
    });
    const rights = await store('rights_document', proof, '作品登记证书.jpg');
    const id = await plantSeries(fixtures, {
      ip_id: ips[plan.ip]!,
      member_id: member,
      series_name: plan.series_name,
      visibility: plan.visibility,
      state: plan.state,
      cover,
      images,
      rights_documents: [rights],
      ...(plan.rightsDays && { rights_until: shanghaiDay(ago(-plan.rightsDays)) }),
      submitted: ago(plan.days, 2),
      decided: ago(Math.max(plan.days - 1, 0), 1),
      decided_by: reviewer,
      ...(plan.reason
        ? {
            reason_code: 'picture_unclear',
            reason: plan.reason,
            marks: [{ field: 'images', image_id: images[1]! }],
          }
        : {}),
    });
    if (plan.reason)
      await plantMessage(
        fixtures.db,
        member,
        'content_rejected',
        {
          title: plan.series_name,
          ip_name: ip.name,
          subject_key: 'subject.series',
          reason_key: 'revision_reason.picture_unclear',
          reason: plan.reason,
        },
        ago(plan.days - 1, 1),
        false,
        `/ipStore/unpublishedAssetsEdit?id=${ips[plan.ip]!}&series=${id}`,
      );
  }
}
