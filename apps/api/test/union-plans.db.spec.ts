/** Plans of statements that find rows in one of several ways, on full tables: each way is read through its index, nothing else. */
import { text } from 'node:stream/consumers';
import { kindOf, type SubjectName } from '@ipw/domain';
import { CodeArchiveService } from '../src/code/personal-data/code-archive.service';
import { CooperationFileViewers } from '../src/cooperation/cooperation.file-viewers';
import { assignedIps } from '../src/core/auth/assignment';
import { list } from '../src/core/db/list-query';
import { FileViewerRegistry } from '../src/core/files/viewers';
import type { MemberCaller, StaffCaller } from '../src/core/http/context';
import { HistoryService } from '../src/core/transition/history.service';
import { FilingFileViewers } from '../src/filing/filing.file-viewers';
import { IpFileViewers } from '../src/ip/ip.file-viewers';
import { IpInfoService } from '../src/ip/ip-info.service';
import { IpPersonalData } from '../src/ip/ip.personal-data';
import { OperatorAdminService } from '../src/ip/operator.admin.service';
import { SheetFileViewers } from '../src/opportunity/sheet.file-viewers';
import { ChangeService } from '../src/review/change.service';
import { ContentPersonalData } from '../src/review/content.personal-data';
import { TenderFileViewers } from '../src/tender/tender.file-viewers';
import { Explained, type Plan } from '../testing/explained';
import { fill } from '../testing/fill';
import { openFixtures } from '../testing/fixtures';
import { api } from '../testing/server';

const ROWS = 12_000;
/** Rows that a way may find, as the optimizer estimates them. */
const FEW = 1000;
const FILLED =
  'member ip ip_operator claim revision audit_line shop_setting shop_link thread thread_round round_file sheet sheet_picture code_report label_order code_request code_goods code_licensee invoice filing label_payment refund';
/** The id of the row `n` of every filled table. */
const id = (n: number) => `01F${String(n).padStart(23, '0')}`;
const none = undefined as never;
const consultant: StaffCaller = { kind: 'staff', role: 'consultant', id: id(7) } as never;
/** Of member and IP 1,207; the IP is theirs. */
const [OWN, me]: [number, MemberCaller] = [1207, { kind: 'member', id: id(1207) } as never];
/** An IP without owner, which a member of the consultant claims. */
const CLAIMED = 3 * 69;

const { reset } = api();
let explained: Explained;

beforeAll(async () => {
  await reset();
  const { db } = await openFixtures();
  for (const table of FILLED.split(' ')) await fill(db, table, ROWS);
  const change = (sql: string) => db.execute(sql);
  const number = (column: string) => `CAST(RIGHT(${column}, 9) AS UNSIGNED)`;
  await change(`UPDATE member SET consultant_id = CONCAT('01F', LPAD(${number('id')} % 100, 23, '0'))`);
  await change(`UPDATE ip SET owner_id = IF(${number('id')} % 3, id, NULL)`);
  await change("UPDATE revision SET subject = 'series', submitted_by = subject_id");
  await change(
    `UPDATE audit_line SET subject = ELT(1 + ${number('subject_id')} % 3, 'ip', 'revision', 'series'), action = 'update', actor_type = 'member'`,
  );
  // Lines of the IP itself, too.
  await change(`UPDATE audit_line SET subject = 'ip', subject_id = '${id(OWN)}' WHERE id % 3000 = 5`);
  await change('UPDATE ip_operator SET match_relation = 0');
  await change(`ANALYZE TABLE ${FILLED.split(' ').join(', ')}`);
  explained = new Explained(db);
});

/** What `work` answers, and plans of its statements that read a table or many of its rows. */
async function of<T>(work: () => Promise<T>): Promise<{ answer: T; wrong: Plan[] }> {
  explained.plans.length = 0;
  const answer = await work();
  expect(explained.plans.length).toBeGreaterThan(0);
  const wrong = explained.plans.filter(
    ({ table, type, rows }) =>
      !/^<|^NULL$/.test(table ?? 'NULL') && (/^(ALL|index)$/.test(type ?? '') || rows > FEW),
  );
  return { answer, wrong };
}

it('the history of content', async () => {
  const history = new HistoryService(explained as never, none);
  const content = await of(() => history.ofContent('series', 'series', id(OWN + 1)));
  expect(content.answer).toHaveLength(1);
  expect(content.wrong).toEqual([]);
});

it('the history of an IP, and what a line of it changed', async () => {
  const log = new IpInfoService(explained as never, none, none, none, none);
  const asked = { ip_id: id(OWN), page: 1, page_size: 2 };
  for (const also of [{}, { by: 'others' as const }, { sort: 'oldest' as const, cursor: '3' }]) {
    const page = await of(() => log.log(me, { ...asked, ...also } as never));
    expect(page.answer.total).toBeGreaterThan(3);
    expect(page.wrong).toEqual([]);
  }
  const line = Number((await log.log(me, asked as never)).list[0]!.id);
  const change = await of(() =>
    new ChangeService(explained as never, none).of(me, { ip_id: id(OWN), line }, 'en'),
  );
  expect(change.wrong).toEqual([]);
});

it('what consultants may read', async () => {
  for (const [table, column] of [
    ['ip', 't.id'],
    ['code_report', 't.ip_id'],
    ['thread', 't.ip_id'],
  ] as const)
    for (const sort of ['id', 'created_at']) {
      const always = assignedIps(consultant, column);
      const plan = { resource: table, table, columns: 't.id', filters: {}, sorts: [sort], always };
      const query = { filter: {}, from: 0, to: 24, sort, descending: true };
      const page = await of(() => list(explained as never, plan, query));
      // Their 120 members own 80 IPs, and claim 40.
      expect(page.answer).toMatchObject({ total: 120 });
      expect(page.answer.rows).toHaveLength(25);
      expect(page.wrong).toEqual([]);
    }
});

it('whether a consultant may open a picture', async () => {
  const viewers = new FileViewerRegistry(explained as never);
  for (const of of [
    CooperationFileViewers,
    FilingFileViewers,
    IpFileViewers,
    SheetFileViewers,
    TenderFileViewers,
  ])
    viewers.register(new of());
  for (const [n, may] of [
    [OWN, true],
    [CLAIMED, true],
    [OWN + 1, false],
  ] as const) {
    const picture = await of(() => viewers.mayLookAt(consultant, { id: id(n), owner_id: id(1) }));
    expect(picture).toEqual({ answer: may, wrong: [] });
  }
});

it('other owners of an operator’s IP', async () => {
  const service = new OperatorAdminService({ masked: () => '' } as never, none, none, none, none);
  const operators = Object.assign(service, { db: explained });
  const [call, other] = [{ id: id(OWN), staff: { ...consultant, role: 'admin' } }, id(OWN + 1)];
  await explained.execute('UPDATE ip SET owner_id = ? WHERE id = ?', [other, id(OWN)]);
  const record = await of(() => operators.one(call as never));
  await explained.execute('UPDATE ip SET owner_id = id WHERE id = ?', [id(OWN)]);
  expect(record.answer.other_owners).toHaveLength(1);
  expect(record.wrong).toEqual([]);
});

it.each(['ips.json', 'edits.json'])('%s of a member’s export', async (name) => {
  const subjects = {
    of: (name: SubjectName) => ({ content: kindOf(name), there: 'TRUE', isLive: 'TRUE' }),
  };
  const open = { open: () => '' };
  const data = [
    new IpPersonalData(open as never, none, none, none, none),
    new ContentPersonalData(subjects as never, none, none, none),
  ].map((one) => Object.assign(one, { db: explained }));
  const files = data.flatMap((one) => one.export({ id: id(OWN), language: 'en' }));
  const file = files.find((one) => one.name === name)!;
  const found = await of(async () => JSON.parse(await text(await file.open())) as unknown[]);
  expect(found.answer).toHaveLength(1);
  expect(found.wrong).toEqual([]);
});

it.each(['orders', 'requests', 'payments', 'refunds'] as const)(
  '%s of labels in a member’s export',
  async (name) => {
    const { sql, params } = new CodeArchiveService(none, none)[name](id(OWN));
    expect((await of(() => explained.rows(sql, params))).wrong).toEqual([]);
  },
);
