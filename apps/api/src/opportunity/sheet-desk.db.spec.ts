/** The staff's desk of cooperation sheets: who sees which, checks, notes, late turns and figures. */
import { addWorkingDays, CONSULTS, sheetMachine, type SheetState, turnOf } from '@ipw/domain';
import { member, openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { watchSheets } from '../../testing/services';
import {
  admin,
  agreed,
  ann,
  answered,
  buyer,
  checked,
  decide,
  desk,
  holder,
  ip,
  listed,
  newPhone,
  openSheets,
  send,
  sheetOf,
} from '../../testing/sheets';
import { plantOperator, plantSeries, plantSheet } from '../db/seed/fixtures';

const { db } = api();

beforeEach(openSheets);

const past = (id: string, columns: string) =>
  db().query(`UPDATE sheet SET ${columns} = NOW(3) - INTERVAL 1 MINUTE WHERE id = ?`, [id]);

it('finds a sheet by its number, the buyer’s phone and its IP, within what the reader may see', async () => {
  const phone = newPhone();
  const { data } = await send({}, phone);
  const { id } = await sheetOf(data.sheet_no);
  await send();
  const chen = await staff('consultant');
  const found = async (who: StaffLogin, q: string) => (await listed(who, { q })).filter((one) => one === id);
  const texts = [
    data.sheet_no,
    data.sheet_no.toLowerCase(),
    phone.phone_number,
    `+86 ${phone.phone_number}`,
    `${phone.phone_number.slice(0, 3)}-${phone.phone_number.slice(3)}`,
    '月半',
  ];
  for (const q of texts) {
    expect([q, await found(admin, q)]).toEqual([q, [id]]);
    expect([q, await found(chen, q)]).toEqual([q, []]);
  }
  expect(await listed(admin, { q: phone.phone_number })).toEqual([id]);
  expect(await listed(admin, { q: data.sheet_no.slice(0, 6) })).toHaveLength(2);
  for (const q of [phone.phone_number.slice(0, 10), `+852 ${phone.phone_number}`, '%', '______'])
    expect([q, await listed(admin, { q })]).toEqual([q, []]);
  await db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [chen.id, ann.id]);
  expect(await listed(chen, { q: phone.phone_number })).toEqual([id]);
});

it('shows the reply with the series proposed that are still public', async () => {
  const { id } = await checked();
  await agreed();
  const on = await openFixtures();
  const series_id = await plantSeries(on, {
    ip_id: ip,
    member_id: ann.id,
    series_name: '灯笼',
    cover: await picture(ann.id, 'gallery_cover'),
    images: [],
    rights_documents: [],
    visibility: 'public',
    state: 'approved',
  });
  const reply = { sheet_id: id, version: 2, decision: 'agree', answer: '可以', series_ids: [series_id] };
  expect((await holder('sheetReply', ann, reply)).code).toBe(0);
  const series = [{ series_id, series_name: '灯笼' }];
  expect((await desk(admin, `/${id}`)).body).toMatchObject({ answer: '可以', series });
  await db().query('UPDATE series SET deleted_at = NOW(3) WHERE id = ?', [series_id]);
  expect((await desk(admin, `/${id}`)).body).toMatchObject({ answer: '可以', series: [] });
});

it('lets nobody decide on a sheet to an IP they own or work on', async () => {
  const { data } = await send();
  const { id } = await sheetOf(data.sheet_no);
  const { db: on, cipher } = await openFixtures();
  const operator = await member();
  await plantOperator(on, ip, operator.id, 2);
  for (const party of [ann, operator]) {
    const own = await staff('reviewer');
    const contact_phone = cipher.seal(`staff:${own.id}:contact_phone`, `+86 ${party.phone_number}`);
    await on.update('staff', { contact_phone }, { id: own.id });
    expect((await decide(own, id, 'pass', { version: 1 })).body).toMatchObject({ code: 40301 });
  }
  expect((await decide(await staff('reviewer'), id, 'pass', { version: 1 })).status).toBe(200);
});

it('fails with marks that the buyer sees, and refuses marks on other fields', async () => {
  const { data } = await send();
  const { id } = await sheetOf(data.sheet_no);
  const failed = { version: 1, reason_code: 'unclear', reason: '请写明尺寸' };
  expect((await decide(admin, id, 'fail', { ...failed, marks: [{ field: 'phone_number' }] })).status).toBe(
    400,
  );
  const marks = [{ field: 'sku_describe' }, { field: 'buy_num' }];
  expect((await decide(admin, id, 'fail', { ...failed, marks })).status).toBe(200);
  expect((await desk(admin, `/${id}`)).body.marks).toEqual(marks);
  const link = { sheet_no: data.sheet_no, access_key: data.access_key };
  expect((await buyer('cooperateDetail', link, '')).data).toMatchObject({ marks, reason_code: 'unclear' });
});

it('keeps notes for colleagues from buyer and holder', async () => {
  const { id, link } = await checked();
  expect((await decide(admin, id, 'note', { version: 2 })).status).toBe(400);
  expect((await decide(admin, id, 'note', { version: 2, reason: '客户很急，先看样品' })).status).toBe(200);
  const { body } = await desk(admin, `/${id}/history`);
  expect(
    body.map(({ action, reason }: { action: string; reason: string }) => [action, reason]),
  ).toContainEqual(['note', '客户很急，先看样品']);
  await agreed();
  const seen = [
    (await buyer('cooperateDetail', link)).data,
    (await holder('sheetDetail', ann, { sheet_id: id })).data,
  ];
  for (const sheet of seen) {
    expect(sheet.events.map(({ action }: { action: string }) => action)).toEqual(['create', 'pass']);
    expect(JSON.stringify(sheet)).not.toContain('样品');
  }
});

describe('a late turn', () => {
  it('of staff is escalated once, and forgotten with the step', async () => {
    const { data } = await send();
    const { id } = await sheetOf(data.sheet_no);
    await watchSheets();
    expect(await listed(admin, { late: 'escalated' })).toEqual([]);
    await past(id, 'remind_at');
    await past(id, 'due_at');
    await Promise.all([watchSheets(), watchSheets()]);
    expect(await listed(admin, { late: 'escalated' })).toEqual([id]);
    expect(await listed(admin, { late: 'overdue' })).toEqual([id]);
    expect((await desk(admin, '/counts')).body).toMatchObject({ todo: 1, overdue: 1 });
    expect((await desk(admin, '/figures')).body[0]).toMatchObject({ overdue: 1, escalated: 1 });
    expect(await rows("SELECT id FROM audit_line WHERE action = 'escalate'")).toHaveLength(1);
    await decide(admin, id, 'pass', { version: 1 });
    expect(await listed(admin, { late: 'escalated' })).toEqual([]);
  });

  it('of the consultant is escalated, of holder and buyer it is not', async () => {
    const { id } = await answered();
    await past(id, 'remind_at');
    await watchSheets();
    expect(await listed(admin, { late: 'escalated' })).toEqual([id]);
    const other = await checked();
    await past(other.id, 'remind_at');
    await past(other.id, 'due_at');
    await watchSheets();
    expect(await listed(admin, { late: 'escalated' })).toEqual([id]);
  });
});

it('counts open and late sheets by turn, and takes the median of each step', async () => {
  const { id } = await answered();
  await db().query(
    'UPDATE sheet SET created_at = ?, checked_at = ?, answered_at = ?, due_at = NOW(3) - INTERVAL 1 DAY WHERE id = ?',
    [
      new Date('2026-11-02T00:00:00Z'),
      new Date('2026-11-02T06:00:00Z'),
      new Date('2026-11-03T06:00:00Z'),
      id,
    ],
  );
  expect((await desk(admin, '/figures')).body).toEqual([
    { turn: 'staff', open: 0, soon: 0, overdue: 0, escalated: 0, median_hours: 6 },
    { turn: 'holder', open: 0, soon: 0, overdue: 0, escalated: 0, median_hours: 24 },
    { turn: 'consultant', open: 1, soon: 0, overdue: 1, escalated: 0, median_hours: null },
    { turn: 'buyer', open: 0, soon: 0, overdue: 0, escalated: 0, median_hours: null },
  ]);
});

it('reminds staff of what is due by the end of the next working day, on the list and among the figures', async () => {
  const { data } = await send();
  const { id } = await sheetOf(data.sheet_no);
  const due = async (at: Date) => {
    await db().query('UPDATE sheet SET due_at = ? WHERE id = ?', [at, id]);
    const [figure] = (await desk(admin, '/figures')).body;
    return [
      await listed(admin, { late: 'soon' }),
      figure.soon,
      await listed(admin, { turn: 'staff', late: 'overdue' }),
    ];
  };
  expect(await due(addWorkingDays(new Date(), 1))).toEqual([[id], 1, []]);
  expect(await due(addWorkingDays(new Date(), 2))).toEqual([[], 0, []]);
  expect(await due(new Date(Date.now() - 60_000))).toEqual([[], 0, [id]]);
  for (const late of ['never', 'toString']) expect(await listed(admin, { late })).toEqual([]);
});

it('counts for each reader what they may decide', async () => {
  const [chen, lin] = [await staff('consultant'), await staff('reviewer')];
  await db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [chen.id, ann.id]);
  await answered();
  await send();
  await send();
  const todo = async (who: StaffLogin) => (await desk(who, '/counts')).body.todo as number;
  expect([await todo(chen), await todo(lin), await todo(admin)]).toEqual([1, 2, 3]);
});

it('stores whose turn it is as the machine says', async () => {
  const on = await openFixtures();
  for (const state of Object.keys(sheetMachine.states) as SheetState[])
    for (const consult of [undefined, ...CONSULTS]) {
      const id = await plantSheet(on, { ip_id: ip, state, ...(consult && { consult }) });
      const [row] = await rows<{ turn: string | null }>('SELECT turn FROM sheet WHERE id = ?', [id]);
      expect([state, consult, row!.turn]).toEqual([state, consult, turnOf(state, consult ?? null)]);
    }
});
