import { addWorkingDays, codeReportMachine, DUE_DAYS, shanghaiDay, ulid, type Verdict } from '@ipw/domain';
import { characterArt } from './art';
import { rng } from './art/drawing/rng';
import { ago, type Fixtures, plantCodeReport, plantPicture } from './fixtures';
import { plantScans, type ScanSeed } from './plant-scans';
import { plantLine } from './plant';
import { sharp } from '../../core/files/sharp';

const WEEKS = 6;
const PLACES = [
  ['浙江 杭州', 9],
  ['上海', 7],
  ['江苏 苏州', 4],
  ['广东 深圳', 4],
  ['四川 成都', 3],
  ['北京', 3],
  [null, 4],
] as const;
const AGENTS = ['wechat', 'wechat', 'wechat', 'alipay', 'safari', 'chrome'] as const;

interface Batch {
  number: number;
  quantity: number;
  /** Scans of an average day. */
  daily: number;
  /** Range of revoked serials. */
  revoked?: readonly [number, number];
}

function dayOfScans(
  chance: ReturnType<typeof rng>,
  back: number,
  { quantity, daily, revoked }: Batch,
  known: number[],
): (ScanSeed & { serial: number })[] {
  const weekday = new Date(shanghaiDay(ago(back))).getUTCDay();
  const weekend = weekday === 0 || weekday === 6 ? 1.7 : 1;
  const count = Math.round(chance.range(0.6, 1.4) * daily * weekend * (1 - back / (WEEKS * 14)));
  const places = PLACES.flatMap(([place, weight]) => Array.from({ length: weight }, () => place));
  return Array.from({ length: count }, (_, n) => {
    const again = known.length > 0 && chance.chance(0.16);
    const serial = again ? chance.pick(known) : chance.int(0, quantity - 1);
    const cut = revoked && serial >= revoked[0] && serial <= revoked[1];
    const seen = known.includes(serial);
    known.push(serial);
    const verdict: Verdict = cut ? 'revoked' : seen ? 'scanned_before' : 'genuine';
    const hours = 2 + (n / Math.max(count, 1)) * 12;
    return {
      serial,
      verdict,
      at: ago(back, 14 - hours),
      place: chance.pick(places),
      agent: chance.pick(AGENTS),
    };
  });
}

/** Six weeks of scans in a few towns; an open report, a settled one, and one of an unknown code. */
export async function plantScanned(
  fixtures: Fixtures,
  {
    ip_id,
    member_id,
    art,
    batches,
  }: { ip_id: string; member_id: string; art: number; batches: readonly Batch[] },
): Promise<void> {
  const scanned = batches.map((batch, at) => {
    const chance = rng(at + 31);
    const known: number[] = [];
    return Array.from({ length: WEEKS * 7 }, (_, day) =>
      dayOfScans(chance, WEEKS * 7 - day, batch, known),
    ).flat();
  });
  for (const [at, { number }] of batches.entries())
    await plantScans(fixtures, { ip_id, number }, scanned[at]!);
  const [{ number: batch_number }] = batches as [Batch];
  const serialOf = (verdict: Verdict) => scanned[0]!.findLast((scan) => scan.verdict === verdict)!.serial;
  const settled = await plantCodeReport(fixtures, {
    ip_id,
    batch_number,
    serial: serialOf('genuine'),
    verdict: 'genuine',
    bought_at: '杭州 文创店',
    description: '标签贴在盒子里面，不知道是不是真的。',
    state: 'settled',
    outcome: 'genuine',
    reason: '已与门店核对：这一批的标签改贴在内盒，是正品。',
    settled_at: ago(9),
    created_at: ago(12),
  });
  await plantLine(fixtures, {
    subject: codeReportMachine.name,
    subject_id: settled,
    action: 'settle',
    actor_type: 'member',
    actor_id: member_id,
    from_state: 'open',
    to_state: 'settled',
    created_at: ago(9),
  });
  const id = ulid();
  const picture = await sharp(Buffer.from(characterArt(art, { size: 480 })))
    .modulate({ saturation: 0.4, brightness: 0.85 })
    .jpeg()
    .toBuffer();
  const image_id = await plantPicture(
    fixtures,
    id,
    'report_image',
    picture,
    'report_image.jpg',
    true,
    ago(2),
  );
  await plantCodeReport(fixtures, {
    id,
    ip_id,
    batch_number,
    serial: serialOf('scanned_before'),
    verdict: 'scanned_before',
    bought_at: '苏州 平江路夜市',
    description: '颜色比网上的图暗很多，吊牌是歪的，扫码说已经被查过好几次。卖家说是“尾货”。',
    image_id,
    due_at: addWorkingDays(ago(2), DUE_DAYS.code_report),
    created_at: ago(2),
  });
  await fixtures.db.insert('file_use', {
    subject_id: id,
    place: 'live',
    field: 'image',
    file_id: image_id,
    ip_id,
  });
  await plantCodeReport(fixtures, {
    bought_at: '直播间',
    code: 'FX-2026-0042',
    description: '二维码扫出来查无此码。',
    due_at: addWorkingDays(ago(1), DUE_DAYS.code_report),
    created_at: ago(1),
  });
}
