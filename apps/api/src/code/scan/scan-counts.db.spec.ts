/** Daily counts of scans equal the log, whatever happens to those who write them. */
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as zlib from 'node:zlib';
import { shanghaiDay } from '@ipw/domain';
import { register } from 'prom-client';
import { call, openShop, type Shop } from '../../../testing/codes';
import { Dying } from '../../../testing/dying';
import { openFixtures } from '../../../testing/fixtures';
import { type Batch, batchOf, plantMisses, plantVisits, scan } from '../../../testing/scans';
import { api, rows } from '../../../testing/server';
import { keepScans, sweepRetention, watchScans } from '../../../testing/services';
import { smallFolder } from '../../../testing/small-disk';
import { filesIn } from '../../../testing/uploads';
import { dayStart } from '../../core/db/list-filters';
import { isDiskFull } from '../../core/disk/disk';
import { openKeys } from '../../core/keys';
import { FileCipher } from '../../core/providers/file-cipher';
import { FolderBlobStore } from '../../core/providers/folder';
import { Storage } from '../../core/providers/storage';
import { ScanCounterService } from './scan-counter.service';
import { archiveKey, type Month, monthOf, partitionOf } from './scan-months';

const { gunzipSync } = zlib;
const zstdOf = (zlib as unknown as { zstdDecompressSync: (data: Buffer) => Buffer }).zstdDecompressSync;

const { db, reset } = api();
let shop: Shop;
let batches: Batch[];
beforeEach(async () => {
  await reset();
  await db().query('UPDATE code_scan_mark SET cleared_to = NULL');
  shop = await openShop();
  batches = [await batchOf(shop), await batchOf(shop)];
});

/** The counts that the log, and the tables of counts, hold. */
async function counts() {
  const day = "DATE_FORMAT(at + INTERVAL 8 HOUR, '%Y-%m-%d')";
  const [log, total, ips, places] = await Promise.all([
    rows(
      `SELECT ${day} AS day, COALESCE(ip_id, '') AS ip_id, COALESCE(place, '') AS place, CAST(COALESCE(batch_number, 0) AS CHAR) AS batch_number, verdict, COALESCE(mark, '') AS mark, COUNT(*) AS scans FROM code_scan GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`,
    ),
    rows<{ n: string }>('SELECT COALESCE(SUM(scans), 0) AS n FROM code_scan_total'),
    rows<{ n: string }>('SELECT COALESCE(SUM(scans), 0) AS n FROM code_scan_day'),
    rows(
      'SELECT day, ip_id, place, CAST(batch_number AS CHAR) AS batch_number, verdict, mark, scans FROM code_scan_place ORDER BY 1, 2, 3, 4, 5, 6',
    ),
  ]);
  const ours = (log as { ip_id: string; scans: number }[]).filter(({ ip_id }) => ip_id);
  return {
    log: ours,
    places,
    scans: (log as { scans: number }[]).reduce((all, row) => all + row.scans, 0),
    ofIps: ours.reduce((all, row) => all + row.scans, 0),
    total: Number(total[0]!.n),
    days: Number(ips[0]!.n),
  };
}

async function expectEqual(scans: number) {
  const found = await counts();
  expect(found).toMatchObject({ scans, total: scans, days: found.ofIps });
  expect(found.places).toEqual(found.log);
}

it('counts each scan once, while scans go on and readers run side by side', async () => {
  const [one, two] = batches as [Batch, Batch];
  const reading = { on: true };
  const readers = [1, 2, 3].map(async () => {
    while (reading.on) await watchScans();
  });
  const scanning = Array.from({ length: 12 }, async (_, n) => {
    for (let times = 0; times < 10; times += 1) await scan(n % 2 ? one : two, times % 7);
  });
  await Promise.all(scanning);
  reading.on = false;
  await Promise.all(readers);
  await watchScans();
  await expectEqual(120);
  // Scans, visits and scanned codes are one number each, wherever they are stored.
  expect(await rows('SELECT CAST(SUM(visits) AS INT) AS n FROM code_seen')).toEqual([{ n: 120 }]);
  expect(await rows('SELECT CAST(SUM(scanned) AS INT) AS n FROM code_batch_scanned')).toEqual([{ n: 14 }]);
});

it('counts nothing of a reader that is killed before its commit', async () => {
  const [batch] = batches as [Batch];
  await plantVisits(batch, 7, [{ place: '杭州' }, { place: '上海' }, { mark: 'repeated' }]);
  await plantMisses('00000000000000aa', 4);
  const { db: on } = await openFixtures();
  const { id } = (await rows<{ id: number }>('SELECT MAX(id) AS id FROM code_scan'))[0]!;
  let killed = 0;
  for (; ; killed += 1) {
    const attempt = new ScanCounterService(new Dying(on, killed)).countUpTo(id);
    const died = await attempt.then(
      () => false,
      () => true,
    );
    if (!died) break;
    expect(await counts()).toMatchObject({ scans: 7, total: 0, days: 0 });
  }
  expect(killed).toBeGreaterThan(4);
  await expectEqual(7);
  await watchScans();
  await expectEqual(7);
});

it('waits for a transaction that writes scans, and new scans do not wait for long', async () => {
  const [batch] = batches as [Batch];
  const late = await db().getConnection();
  await late.query('START TRANSACTION');
  await late.query('SELECT id FROM code_scan_gate WHERE id = 1 LOCK IN SHARE MODE');
  await late.query(
    "INSERT INTO code_scan (at, ip_id, batch_number, serial, verdict, agent, source) VALUES (NOW(3), ?, ?, 1, 'genuine', 'wechat', 'a')",
    [batch.ip_id, batch.number],
  );
  // Its id is higher, and it is committed before.
  await scan(batch, 2);
  const reading = watchScans();
  await scan(batch, 3);
  await reading;
  expect(await counts()).toMatchObject({ scans: 2, total: 0 });
  await late.query('COMMIT');
  late.release();
  await watchScans();
  await expectEqual(3);
});

const monthsOf = async () =>
  (
    await rows<{ name: string }>(
      "SELECT partition_name AS name FROM information_schema.partitions WHERE table_schema = DATABASE() AND table_name = 'code_scan' ORDER BY partition_ordinal_position",
    )
  ).map(({ name }) => name);
/** The oldest month of the log, and for how many minutes its first visit has been over. */
async function firstMonth(): Promise<{ name: Month; minutes: number }> {
  const name = (await monthsOf())[0]!.replace(/^p(\d{4})/, '$1-');
  return { name, minutes: (Date.now() - dayStart('at', `${name}-01`).getTime()) / 60_000 - 5 };
}
const month = (later: number) => monthOf(shanghaiDay(new Date()), later).replace('-', '');
/** The middle of a month, so many months after another. */
const middle = (of: string, later: number) => new Date(`${monthOf(`${of}-01`, later)}-15`);

it('moves months older than 13 to the storage, checked, and makes those ahead', async () => {
  const [batch] = batches as [Batch];
  const { name, minutes } = await firstMonth();
  await plantVisits(
    batch,
    7,
    ['杭州', '上海, "外滩"', null].map((place) => ({ place, minutes })),
  );
  await plantVisits(batch, 8, [{ place: '杭州' }]);
  await keepScans(new Date());
  expect((await monthsOf()).slice(-2)).toEqual([`p${month(3)}`, 'later']);
  // Nothing is moved before its time, or before it is counted.
  await keepScans(middle(name, 13));
  await keepScans(middle(name, 14));
  expect(await rows('SELECT id FROM code_scan')).toHaveLength(4);
  expect(await rows('SELECT * FROM code_scan_archive')).toEqual([]);
  await watchScans();
  // An archive that was changed is noticed, and the month stays.
  await db().query('INSERT INTO code_scan_archive (month, scans, sha256) VALUES (?, 3, ?)', [
    name,
    '0'.repeat(64),
  ]);
  await expect(keepScans(middle(name, 14))).rejects.toThrow('differs');
  expect(await rows('SELECT id FROM code_scan')).toHaveLength(4);
  await keepScans(middle(name, 14));
  expect(await rows('SELECT serial FROM code_scan')).toEqual([{ serial: 8 }]);
  expect(await monthsOf()).not.toContain(partitionOf(name));
  expect(await rows('SELECT month, scans FROM code_scan_archive')).toEqual([{ month: name, scans: 3 }]);
  const { storage } = await openFixtures();
  const packed = await buffer((await storage.read(archiveKey(name)))!.stream);
  const text = (packed[0] === 0x1f ? gunzipSync(packed) : zstdOf(packed)).toString().split('\n');
  expect(text).toHaveLength(5);
  expect(text[0]).toBe('id,at,ip_id,batch_number,serial,verdict,mark,place,agent');
  expect(text[2]).toMatch(/^\d+,20[\d-]+T[\d:.]+Z,\w{26},\d+,7,scanned_before,,"上海, ""外滩""",wechat$/);
  // Lists and totals show what is in the log, charts all.
  const ask = (path: string, more: object) => call(path, shop.ann, { ip_id: shop.ip_id, ...more });
  expect((await ask('code/scanList', {})).data).toMatchObject({ total: 1, list: [{ serial: 8 }] });
  const span = { from: `${name}-01`, to: shanghaiDay(new Date()) };
  expect((await ask('code/scanStats', { ...span, group: 'day' })).data.total).toBe(4);
});

it('writes an archive again that this Node cannot read', async () => {
  const [batch] = batches as [Batch];
  const { name, minutes } = await firstMonth();
  await plantVisits(batch, 7, [{ minutes }]);
  await watchScans();
  const { storage } = await openFixtures();
  // Written by a Node of another version, and named complete.
  await storage.put(archiveKey(name), Buffer.alloc(100, 'unknown format'));
  await db().query('INSERT INTO code_scan_archive (month, scans, sha256) VALUES (?, 1, ?)', [
    name,
    '0'.repeat(64),
  ]);
  await expect(keepScans(middle(name, 14))).rejects.toThrow('differs');
  // The process ends at any place: nothing is lost, and the next run goes on.
  const ended = new AbortController();
  ended.abort();
  await expect(keepScans(middle(name, 14), ended.signal)).rejects.toThrow('aborted');
  expect(await monthsOf()).toContain(partitionOf(name));
  await keepScans(middle(name, 14));
  expect(await monthsOf()).not.toContain(partitionOf(name));
});

it('keeps a month in the log while the storage has no room for it', async () => {
  const [batch] = batches as [Batch];
  const { name, minutes } = await firstMonth();
  await plantVisits(batch, 7, [{ minutes }]);
  await watchScans();
  const disk = await smallFolder();
  const storage = new Storage(
    new FolderBlobStore(join(disk.path, 'uploads')),
    new FileCipher(openKeys(api().dataDir)),
  );
  const move = () => keepScans(middle(name, 14), undefined, storage);
  await disk.fill(undefined, process.pid);
  const error: unknown = await move().catch((thrown: unknown) => thrown);
  await disk.free(process.pid);
  expect(isDiskFull(error)).toBe(true);
  expect(await monthsOf()).toContain(partitionOf(name));
  expect(await rows('SELECT month FROM code_scan_archive')).toEqual([]);
  expect(await filesIn('uploads', disk.path)).toEqual([]);
  await move();
  expect(await monthsOf()).not.toContain(partitionOf(name));
  expect(await rows('SELECT month, scans FROM code_scan_archive')).toEqual([{ month: name, scans: 1 }]);
});

it('gives way at once to a statement that uses the log', async () => {
  const retries = async () =>
    (await register.getSingleMetric('db_retries_total')!.get()).values.filter(
      ({ labels }) => labels['error'] === '1205',
    );
  const before = await retries();
  const months = await monthsOf();
  const reader = await db().getConnection();
  try {
    await reader.query('START TRANSACTION');
    await reader.query('SELECT id FROM code_scan LIMIT 1');
    await expect(keepScans(middle(`${month(0).slice(0, 4)}-${month(0).slice(4)}`, 40))).rejects.toThrow(
      'a statement uses it',
    );
  } finally {
    await reader.query('ROLLBACK');
    reader.release();
  }
  expect(await retries()).toEqual(before);
  expect(await monthsOf()).toEqual(months);
});

it('clears sources after 90 days, and counts of unknown codes with their scans', async () => {
  await plantMisses('00000000000000aa', 2, 91 * 1440);
  await plantMisses('00000000000000bb', 1, 88 * 1440);
  await plantMisses('00000000000000cc', 3, 100 * 1440);
  await watchScans();
  await keepScans(new Date());
  expect(await rows('SELECT source, COUNT(*) AS n FROM code_scan GROUP BY 1 ORDER BY 1')).toEqual([
    { source: '', n: 5 },
    { source: '00000000000000bb', n: 1 },
  ]);
  await sweepRetention();
  const left = (await rows<{ n: number }>('SELECT COUNT(*) AS n FROM code_scan'))[0]!.n;
  expect(left).toBeLessThan(4);
  expect(await rows('SELECT CAST(SUM(scans) AS INT) AS n FROM code_scan_total')).toEqual([{ n: left }]);
});
