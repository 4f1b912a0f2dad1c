import { codeAlertMachine } from '@ipw/domain';
import { ago, type Fixtures, plantMessage } from './fixtures';
import { markScansSeen, plantAlert } from './plant-alerts';
import { plantScans, type ScanSeed } from './plant-scans';
import { plantLine } from './plant';

const minutesAfter = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000);
const span = (scans: readonly ScanSeed[]) => ({
  scans: scans.length,
  first_at: scans[0]!.at,
  last_at: scans.at(-1)!.at,
});

/** Alerts about the first holder's labels: one open, one settled, and one for staff only. */
export async function plantAlerts(fixtures: Fixtures, [owner]: string[], [ip_id]: string[]): Promise<void> {
  const batch = (await fixtures.db.one<{ id: string; number: number; ip_id: string; product_name: string }>(
    'SELECT b.id, b.number, b.ip_id, g.product_name FROM code_batch b JOIN code_goods g ON g.id = b.goods_id WHERE b.ip_id = ? LIMIT 1',
    [ip_id],
  ))!;
  await fixtures.db.execute('UPDATE code_batch SET delivered_at = ? WHERE id = ?', [ago(19), batch.id]);
  const raise = async (
    seed: Pick<
      Parameters<typeof plantAlert>[1],
      'kind' | 'serial' | 'state' | 'outcome' | 'note' | 'settled_at'
    >,
    scans: ScanSeed[],
  ) => {
    const known = seed.serial === undefined ? null : batch;
    const [first_scan_id, last_scan_id] = await plantScans(fixtures, known, scans);
    const id = await plantAlert(fixtures, {
      ...seed,
      ...span(scans),
      first_scan_id,
      last_scan_id,
      ip_id: known && known.ip_id,
      ...(known && { batch_number: known.number }),
      alert_key: known ? `${String(known.number)}.${String(seed.serial)}` : scans[0]!.source!,
    });
    await plantLine(fixtures, {
      subject: codeAlertMachine.name,
      subject_id: id,
      action: 'raise',
      actor_type: 'system',
      to_state: codeAlertMachine.initial,
      created_at: scans.at(-1)!.at,
    });
    return id;
  };
  const live = ago(6, 4);
  await raise(
    {
      kind: 'burst',
      serial: 42,
      state: 'settled',
      outcome: 'harmless',
      note: '直播时把吊牌举到了镜头前，观众都扫了一遍。',
      settled_at: ago(6),
    },
    Array.from({ length: 24 }, (_, at) => ({ at: minutesAfter(live, at / 3), serial: 42 })),
  );
  const start = ago(0, 20);
  const seen = [
    [0, '杭州', 'wechat'],
    [64, '杭州', 'alipay'],
    [402, '成都', 'wechat'],
    [655, '成都', 'chrome'],
    [803, '广州', 'wechat'],
    [1104, '沈阳', 'safari'],
  ] as const;
  const alert_id = await raise(
    { kind: 'places', serial: 118 },
    seen.map(([minutes, place, agent]) => ({ at: minutesAfter(start, minutes), serial: 118, place, agent })),
  );
  await plantMessage(
    fixtures.db,
    owner!,
    'code_alert',
    { ip_id: ip_id!, alert_id, product_name: batch.product_name, kind_key: 'alert_kind.places' },
    minutesAfter(start, 1105),
  );
  const night = ago(1, 7);
  await raise(
    { kind: 'unknown_flood' },
    Array.from({ length: 34 }, (_, at) => ({
      at: minutesAfter(night, at / 4),
      source: '9f2c41d07be85a36',
      agent: 'other',
    })),
  );
  await markScansSeen(fixtures);
}
