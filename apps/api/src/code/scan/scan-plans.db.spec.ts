/** Plans of the statements that read or end scans, on a log large enough for the optimizer: none reads all of it. */
import { SCAN_GROUPS, shanghaiDay, VERDICTS } from '@ipw/domain';
import { openShop } from '../../../testing/codes';
import { Explained, type Plan } from '../../../testing/explained';
import { openFixtures, staff } from '../../../testing/fixtures';
import { type Batch, batchOf } from '../../../testing/scans';
import { api } from '../../../testing/server';
import { LimitService } from '../../core/limit/limit.service';
import { JobService } from '../../core/jobs/job.service';
import { openKeys } from '../../core/keys';
import { MemberPersonalData } from '../../member/member.personal-data';
import { CodeCipher } from '../engine/code-cipher';
import { CodePersonalData } from '../personal-data/code.personal-data';
import { ScanAdminService } from './scan.admin.service';
import { ScanCountService } from './scan-count.service';
import { ScanCounterService } from './scan-counter.service';
import { ScanMonthCountService } from './scan-month-count.service';
import { monthOf, monthStart } from './scan-months';
import { ScanPageService } from './scan-page.service';
import { ScanRecordService } from './scan-record.service';
import { ScanSearchSource } from './scan.search-source';

/** Scans of sixty days; 4,000 of them are not counted yet. */
const SCANS = 60_000;
const BEHIND = 4000;
/** Rows a statement may sort, or read of a table of counts as a whole. */
const FEW = 10_000;
/** Scans of a day and some: the partition of a month that has just begun may be read whole. */
const A_DAY = 1200;

const { db, dataDir, reset } = api();

let ip_id: string;
let batch: Batch;
let explained: Explained;

beforeAll(async () => {
  await reset();
  const shop = await openShop();
  ({ ip_id } = shop);
  batch = await batchOf(shop);
  const other = await batchOf(shop);
  const query = (sql: string, params: unknown[] = []) => db().query(sql, params);
  await query(
    `INSERT INTO code_scan (at, ip_id, batch_number, serial, verdict, mark, place, agent, source)
     SELECT NOW(3) - INTERVAL 60 DAY + INTERVAL seq * 86 SECOND, IF(seq % 3, ?, IF(seq % 2, NULL, '01P00000000000000000000002')),
        IF(seq % 3, IF(seq % 4, ?, ?), NULL), seq % 1000,
        IF(seq % 3, ELT(1 + (seq % 5 > 1) + 2 * (seq % 4001 = 0), 'genuine', 'scanned_before', 'revoked', 'suspended'), 'unknown'),
        IF(seq % 10, NULL, 'repeated'), ELT(1 + seq % 6, '杭州', '上海', '成都', '广州', NULL, '苏州'), 'wechat', LPAD(HEX(seq % 5000), 16, '0')
       FROM seq_1_to_${String(SCANS)}`,
    [ip_id, batch.number, other.number],
  );
  await query(
    'INSERT INTO code_seen (batch_number, serial, first_at, visits) SELECT batch_number, serial, MIN(at), COUNT(*) FROM code_scan WHERE batch_number IS NOT NULL GROUP BY 1, 2',
  );
  await query(
    `INSERT INTO rate_limit (\`key\`, points, expire) SELECT CONCAT('k', seq), 1, IF(seq % 100, 9e15, seq) FROM seq_1_to_3000`,
  );
  await query(
    `INSERT INTO sign_in (member_id, login_type, success, created_at) SELECT ?, 'yzm', 0, NOW(3) - INTERVAL seq * 3 HOUR FROM seq_1_to_3000`,
    [shop.ann.id],
  );
  const { db: source } = await openFixtures();
  const { id } = (await source.one<{ id: number }>('SELECT MAX(id) AS id FROM code_scan'))!;
  await new ScanCounterService(source).countUpTo(id - BEHIND);
  await query(
    'ANALYZE TABLE code_scan, code_scan_day, code_scan_place, code_scan_total, code_seen, code_batch, rate_limit, sign_in',
  );
  explained = new Explained(source);
});

const day = (back: number) => shanghaiDay(new Date(Date.now() - back * 86_400_000));

/** The statements of `work`, none of which reads a whole table of scans or sorts many rows. */
async function expectFew(work: () => Promise<unknown>): Promise<Plan[]> {
  explained.plans.length = 0;
  await work();
  const found = [...explained.plans];
  expect(found.length).toBeGreaterThan(0);
  const wrong = found.filter(
    ({ type, rows, Extra, table }) =>
      (rows > FEW && /filesort/.test(Extra)) ||
      (/^(ALL|index)$/.test(type ?? '') &&
        (rows > FEW || (rows > A_DAY && /^(t|s|code_scan|rate_limit|sign_in)$/.test(table ?? '')))),
  );
  expect(wrong).toEqual([]);
  return found;
}

function services() {
  const counts = new ScanCountService(explained as never);
  const pages = new ScanPageService(explained as never, counts);
  const cipher = new CodeCipher(openKeys(dataDir).code);
  return {
    pages,
    cipher,
    records: new ScanRecordService(explained as never, counts, pages, cipher),
    console: Object.assign(new ScanAdminService(pages), { db: explained }),
  };
}

const FILTERS = [
  {},
  ...VERDICTS.map((verdict) => ({ verdict })),
  { place: '上海' },
  { place: '上海', verdict: 'genuine' as const },
  { place: 'nowhere' },
];

it('a holder’s pages, first and by cursor, totals and statistics', async () => {
  const { records } = services();
  const span = { from: day(55), to: day(1) };
  for (const more of FILTERS) {
    const list = (paging: object) =>
      records.list(
        { ip_id, place: undefined, page: 1, page_size: 20, ...more, ...paging } as never,
        'https://ip.example.com',
        'en',
      );
    const found = await expectFew(async () => {
      const { next_cursor } = await list({});
      if (next_cursor) await list({ cursor: next_cursor });
      await list({ ...span, page: 400 });
    });
    expect(found.map(({ key }) => key)).toContain('PRIMARY');
    await expectFew(async () => {
      for (const group of SCAN_GROUPS)
        await records.stats({ ip_id, ...span, group, place: undefined, ...more } as never, 'en');
    });
  }
  await expectFew(async () => {
    const of = { ip_id, serial: 42, batch_number: batch.number, place: undefined };
    await records.list({ ...of, page: 1, page_size: 20 } as never, 'https://ip.example.com', 'en');
    await records.stats({ ...of, ...span, group: 'day' } as never, 'en');
  });
});

it('staff’s lists, by every filter', async () => {
  const { console } = services();
  const reader = { kind: 'staff', role: 'reviewer', id: (await staff('reviewer')).id } as never;
  const look = (filter: object, range = [0, 24], order = 'DESC') =>
    console.list({
      staff: reader,
      context: { language: 'en' },
      request: {
        raw: {
          url: `/?${new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range), sort: JSON.stringify(['at', order]) }).toString()}`,
        },
      },
      reply: { header: () => undefined },
    } as never);
  for (const filter of [
    ...FILTERS.filter((one) => !('place' in one)),
    { ip_id },
    { ip_id, verdict: 'revoked' },
    { batch_number: String(batch.number) },
    { source: '0000000000000A0B' },
    { from: day(20), to: day(10) },
    { ip_id, from: day(20), to: day(10) },
  ])
    await expectFew(async () => {
      const rows = await look(filter);
      await look(filter, [0, 24], 'ASC');
      await look(filter, [9000, 9024]);
      if (rows.length) await look({ ...filter, cursor: rows.at(-1)!.id });
    });
});

it('the search for a code, and what ends', async () => {
  const { cipher } = services();
  await expectFew(() =>
    new ScanSearchSource(cipher).find(explained, { ipIds: [ip_id], keyword: '42' } as never),
  );
  const jobs = { every: (_ms: number, _name: string, work: () => Promise<void>) => void sweeps.push(work) };
  const sweeps: (() => Promise<void>)[] = [];
  new LimitService(explained as never, jobs as never, undefined as never).onModuleInit();
  await expectFew(async () => {
    for (const work of sweeps) await work();
    const expiry = { run: () => Promise.resolve() };
    await new CodePersonalData(undefined as never, undefined as never, expiry as never).expire(
      explained as never,
    );
    await new MemberPersonalData(undefined as never).expire(explained as never);
    await JobService.prototype.sweep.call({ db: explained } as never);
  });
});

it('the monthly counts: adding them up, and charts of places over whole months', async () => {
  const { records } = services();
  const now = new Date();
  const stats = (span: { from: string; to: string }, more: object) =>
    records.stats({ ip_id, ...span, group: 'place', place: undefined, ...more } as never, 'en');
  const span = { from: monthStart(monthOf(day(45))), to: day(0) };
  const before: unknown[] = [];
  for (const more of FILTERS) before.push(await stats(span, more));
  const added = await expectFew(() =>
    new ScanMonthCountService(explained as never, undefined as never).run(now, new AbortController().signal),
  );
  expect(added.map(({ sql }) => sql).join()).toContain('INSERT INTO code_scan_month ');
  await db().query('ANALYZE TABLE code_scan_month');
  for (const [at, more] of FILTERS.entries()) {
    const found = await expectFew(async () => expect(await stats(span, more)).toEqual(before[at]));
    expect(found.find(({ sql }) => sql.includes('FROM code_scan_month c'))).toBeDefined();
  }
});
