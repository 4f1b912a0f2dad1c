/** Monthly counts of scans by place: charts equal the scans whichever months are added up, and whatever happens meanwhile. */
import { type Verdict, shanghaiDay } from '@ipw/domain';
import { call, openShop, type Shop } from '../../../testing/codes';
import { Dying } from '../../../testing/dying';
import { openFixtures } from '../../../testing/fixtures';
import { batchOf } from '../../../testing/scans';
import { api, rows } from '../../../testing/server';
import { addUpMonths } from '../../../testing/services';
import { Db } from '../../core/db/db';
import { dayStart } from '../../core/db/list-filters';
import { type CountKey, type CountScope, ScanCountService } from './scan-count.service';
import { ScanCounterService } from './scan-counter.service';
import { monthEnd, monthLast, monthOf, monthStart } from './scan-months';

interface Planted {
  at: Date;
  ip_id: string | null;
  batch_number: number | null;
  verdict: Verdict;
  mark: 'repeated' | null;
  place: string | null;
}

const SCANS = 1200;
/** Scans that the counter has not counted. */
const BEHIND = 30;

const { db, reset } = api();
const today = shanghaiDay(new Date());
/** A month before this one. */
const back = (months: number) => monthOf(today, -months);
/** The middle of a month, in which the month before it is over. */
const middle = (months: number) => dayStart('day', `${back(months)}-15`);
const OVER = [5, 4, 3, 2, 1].map(back);

let shop: Shop;
let ips: string[];
let batches: number[];
let planted: Planted[];
let on: Db;

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;

function scanAt(at: Date): Planted {
  const common = { at, mark: pick([null, null, 'repeated'] as const) };
  const place = pick(['杭州', '上海', 'Berlin', 'berlin', null]);
  if (Math.random() < 0.1) return { ...common, place, ip_id: null, batch_number: null, verdict: 'unknown' };
  const verdict = pick(['genuine', 'scanned_before', 'revoked'] as const);
  return { ...common, place, ip_id: pick(ips), batch_number: pick(batches), verdict };
}

/** Writes scans to the log. */
async function plant(scans: readonly Planted[]): Promise<void> {
  planted.push(...scans);
  await on.execute(
    'INSERT INTO code_scan (at, ip_id, batch_number, serial, verdict, mark, place, agent, source) VALUES ?',
    [
      scans.map(({ at, ip_id, batch_number, verdict, mark, place }) => [
        ...[at, ip_id, batch_number, batch_number && 1, verdict, mark, place, 'wechat', 'a'],
      ]),
    ],
  );
}

async function count(butFor = 0): Promise<void> {
  const newest = await on.one<{ id: number | string }>('SELECT MAX(id) AS id FROM code_scan');
  await new ScanCounterService(on).countUpTo(Number(newest!.id) - butFor);
}

/** Scans of a month that is over, counted after its end. */
async function countLate(month: string): Promise<void> {
  await plant(
    ips.map((ip_id) => ({
      ...scanAt(middle(0)),
      at: new Date(`${month}-20T12:00:00Z`),
      ip_id,
      batch_number: batches[0]!,
      verdict: 'genuine' as const,
    })),
  );
  await count();
}

beforeEach(async () => {
  await reset();
  ({ db: on } = await openFixtures());
  shop = await openShop();
  batches = [(await batchOf(shop)).number, (await batchOf(shop)).number];
  ips = [shop.ip_id, '01P00000000000000000000002'];
  planted = [];
  const first = dayStart('day', monthStart(back(5))).getTime();
  const times = Array.from({ length: SCANS }, () => first + Math.random() * (Date.now() - first));
  for (const end of OVER.map((month) => monthEnd(month).getTime())) times.push(end - 1, end);
  await plant(times.sort((one, other) => one - other).map((time) => scanAt(new Date(time))));
  await plant(Array.from({ length: BEHIND }, () => scanAt(new Date())));
  await count(BEHIND);
});

const SPANS: Pick<CountScope, 'from' | 'to'>[] = [
  {},
  { from: monthStart(back(3)) },
  { to: monthLast(back(2)) },
  { from: monthStart(back(3)), to: monthLast(back(2)) },
  { from: `${back(4)}-15`, to: `${back(1)}-10` },
  { from: `${back(2)}-02`, to: monthLast(back(1)) },
  { from: monthStart(back(2)), to: `${back(2)}-27` },
  { from: monthStart(back(5)), to: today },
];

const ALL_DAYS = [{}, { from: monthStart(back(5)), to: today }];

const filters = (): [CountKey, Partial<CountScope>][] => [
  ['place', {}],
  ['place', { batches: [batches[1]!], visits: true }],
  ['place', { verdict: 'genuine' }],
  ['place', { ips }],
  ['verdict', { places: ['杭州', 'BERLIN'] }],
  ['batch', { places: ['上海'], verdict: 'revoked' }],
  ['day', { places: ['上海'] }],
];

/** Counts of the planted scans. */
function expected(key: CountKey, scope: CountScope): Map<string, string> {
  const sums = new Map<string, [number, number]>();
  for (const scan of planted) {
    const day = shanghaiDay(scan.at);
    const place = (scan.place ?? '').toLowerCase();
    if (!scope.ips!.includes(scan.ip_id ?? '') || (scope.visits && scan.mark)) continue;
    if (scope.batches && !scope.batches.includes(scan.batch_number!)) continue;
    if (scope.verdict && scope.verdict !== scan.verdict) continue;
    if (scope.places && !scope.places.some((name) => name.toLowerCase() === place)) continue;
    if (day < (scope.from ?? '') || day > (scope.to ?? '9')) continue;
    const of = String({ day, place, verdict: scan.verdict, batch: scan.batch_number }[key]);
    const [scans, genuine] = sums.get(of) ?? [0, 0];
    sums.set(of, [scans + 1, genuine + Number(scan.verdict === 'genuine')]);
  }
  return new Map([...sums].map(([of, sum]) => [of, sum.join()]));
}

async function expectChart(key: CountKey, scope: CountScope, through = on): Promise<void> {
  const found = await new ScanCountService(through).by(key, scope);
  expect([
    key,
    scope,
    new Map(found.map((row) => [row.key.toLowerCase(), `${String(row.scans)},${String(row.first)}`])),
  ]).toEqual([key, scope, expected(key, scope)]);
}

async function expectCharts(spans = SPANS): Promise<void> {
  for (const span of spans)
    for (const [key, filter] of filters()) await expectChart(key, { ips: [ips[0]!], ...span, ...filter });
}

const marked = async () =>
  (await rows<{ month: string }>('SELECT month FROM code_scan_month_mark ORDER BY month')).map(
    ({ month }) => month,
  );

/** All months that are over are marked, and their monthly counts equal the daily counts. */
async function expectAddedUp(): Promise<void> {
  expect(await marked()).toEqual(OVER);
  const of = (table: string, month: string) =>
    rows(
      `SELECT ip_id, ${month} AS month, LOWER(place) AS place, batch_number, verdict, mark, CAST(SUM(scans) AS INT) AS scans FROM ${table} WHERE ${month} < ? GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`,
      [back(0)],
    );
  expect(await of('code_scan_month', 'month')).toEqual(await of('code_scan_place', 'LEFT(day, 7)'));
  await expectCharts(ALL_DAYS);
}

it('charts are the same before, while and after months are added up', async () => {
  await expectCharts();
  await addUpMonths(middle(4));
  expect(await marked()).toEqual([back(5)]);
  await expectCharts();
  await addUpMonths(middle(0));
  await expectAddedUp();
  await expectCharts();
  const span = { from: monthStart(back(5)), to: today };
  const { data } = await call('code/scanStats', shop.ann, { ip_id: shop.ip_id, ...span, group: 'place' });
  const visits = planted.filter(({ ip_id, mark }) => ip_id === shop.ip_id && !mark);
  expect(data.total).toBe(visits.length);
  // Daily counts are read beside whole months only.
  await db().query('UPDATE code_scan_place SET scans = 0 WHERE day < ?', [monthStart(back(0))]);
  await expectChart('place', { ips, ...span });
  await expectChart('place', { ips });
});

it('a month is added up an hour after its end, once its scans are counted', async () => {
  const end = monthEnd(back(2)).getTime();
  await addUpMonths(new Date(end + 59 * 60_000));
  expect(await marked()).toEqual(OVER.slice(0, 3));
  await plant([scanAt(new Date(end - 1000))]);
  await addUpMonths(new Date(end + 61 * 60_000));
  expect(await marked()).toEqual(OVER.slice(0, 3));
  await count();
  await addUpMonths(new Date(end + 61 * 60_000));
  expect(await marked()).toEqual(OVER.slice(0, 4));
  await expectCharts(ALL_DAYS);
});

it('counts nothing twice, wherever a run is killed', async () => {
  let killed = 0;
  for (; ; killed += 1) {
    const ended = await addUpMonths(middle(0), undefined, new Dying(on, killed)).then(
      () => true,
      () => false,
    );
    if (ended) break;
    await expectChart('place', { ips });
    await expectChart('place', { ips: [ips[1]!], from: monthStart(OVER[0]!), to: monthLast(OVER[4]!) });
  }
  expect(killed).toBeGreaterThan(4);
  await expectAddedUp();
  await addUpMonths(middle(0));
  await expectAddedUp();
  const ending = new AbortController();
  ending.abort();
  await expect(addUpMonths(middle(0), ending.signal)).rejects.toThrow('aborted');
});

it('a scan that is counted late is in the chart at once, and its month is added up again', async () => {
  await addUpMonths(middle(0));
  for (const month of [OVER[1]!, OVER[4]!]) {
    await countLate(month);
    expect(await marked()).toEqual(OVER.filter((one) => one !== month));
    await expectCharts(ALL_DAYS);
    await addUpMonths(middle(0));
    await expectAddedUp();
  }
  // The release before counts it, and leaves the mark as it is.
  const mark = await rows('SELECT * FROM code_scan_month_mark WHERE month = ?', [OVER[4]]);
  await countLate(OVER[4]!);
  await on.insertAll('code_scan_month_mark', mark as never);
  await addUpMonths(middle(0));
  await expectAddedUp();
});

/** A database on which something else happens, once, behind a statement or transaction. */
class Meanwhile extends Db {
  constructor(
    private readonly behind: RegExp,
    private work: (() => Promise<void>) | undefined,
  ) {
    super(on.source);
  }

  private async done<T>(result: T): Promise<T> {
    const work = this.work;
    this.work = undefined;
    await work?.();
    return result;
  }

  override async rows<T>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    const found = await super.rows<T>(sql, params);
    return this.behind.test(sql) ? this.done(found) : found;
  }

  override async tx<T>(work: Parameters<Db['tx']>[0], reads?: 'committed'): Promise<T> {
    const result = (await super.tx(work, reads)) as T;
    return this.behind.test('tx') ? this.done(result) : result;
  }
}

it('a scan that is counted while its month is added up is not left out', async () => {
  await addUpMonths(middle(0), undefined, new Meanwhile(/^tx$/, () => countLate(OVER[0]!)));
  expect(await marked()).toEqual(OVER.slice(1));
  await expectCharts(ALL_DAYS);
  await addUpMonths(middle(0));
  await expectAddedUp();
});

it('a chart that is read while a scan is counted late has it', async () => {
  await addUpMonths(middle(0));
  const late = new Meanwhile(/FROM code_scan_month_mark WHERE month >=/, () => countLate(OVER[2]!));
  const found = await new ScanCountService(late).by('place', { ips });
  expect(found.reduce((all, { scans }) => all + scans, 0)).toBe(
    planted.filter(({ ip_id }) => ip_id !== null).length,
  );
});
