/** Cooperation sheets when two act at once, when codes are used elsewhere, and when one address sends many. */
import { SHEET } from '@ipw/domain';
import { member, openFixtures, staff } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { askCode } from '../../testing/sign-up';
import {
  admin,
  AGREE,
  agreed,
  ann,
  buyer,
  checked,
  decide,
  holder,
  ip,
  messagesSent,
  newPhone,
  openSheets,
  passedOn,
  REFUSE,
  send,
  sheetOf,
  wanted,
} from '../../testing/sheets';
import { plantClaim, plantIp, plantOperator } from '../db/seed/fixtures';

const { db } = api();

beforeEach(openSheets);

const agreeing = { version: 2, ...AGREE };
const refusing = { version: 2, ...REFUSE };
const held = (codes: number[]) => codes.filter((code) => code === 0).length;

/** A second IP of the holder, with access to it: a periodic task ends sheets that nobody can answer. */
async function secondIp(): Promise<string> {
  const on = await openFixtures();
  const id = await plantIp(on, { ip_name: '灯笼狐' });
  await plantClaim(on, { ip_id: id, member_id: ann.id, state: 'claimed' });
  return id;
}

describe('at once', () => {
  it('two operators answer differently: one answer holds, and one line of history', async () => {
    const { id } = await checked();
    const bo = await member();
    await plantOperator((await openFixtures()).db, ip, bo.id, 2);
    for (const who of [ann, bo]) await holder('agreeSupplement', who, { agree: 1 });
    const answers = await Promise.all([
      holder('sheetReply', ann, { sheet_id: id, ...agreeing }),
      holder('sheetReply', bo, { sheet_id: id, ...refusing }),
    ]);
    expect(held(answers.map(({ code }) => code))).toBe(1);
    expect(
      await rows("SELECT id FROM audit_line WHERE subject_id = ? AND action IN ('agree', 'reject')", [id]),
    ).toHaveLength(1);
  });

  it.each([agreeing, refusing])('an answer %j and the buyer giving up: one of both', async (answer) => {
    const { id, link } = await checked();
    await agreed();
    const codes = await Promise.all([
      holder('sheetReply', ann, { sheet_id: id, ...answer }),
      buyer('cooperateAbandon', { ...link, version: 2 }),
    ]);
    expect(held(codes.map(({ code }) => code))).toBe(1);
  });

  it('confirming several times makes one cooperation', async () => {
    const { link } = await passedOn();
    const codes = await Promise.all([1, 2, 3].map(() => buyer('cooperateConfirm', link)));
    expect(held(codes.map(({ code }) => code))).toBe(1);
    expect(await rows('SELECT id FROM cooperation')).toHaveLength(1);
  });

  it('confirming and giving up: one of both', async () => {
    const { link } = await passedOn();
    const codes = await Promise.all([buyer('cooperateConfirm', link), buyer('cooperateAbandon', link)]);
    expect(held(codes.map(({ code }) => code))).toBe(1);
    expect(await rows('SELECT id FROM cooperation')).toHaveLength(held([codes[0]!.code]));
  });

  it('two reviewers decide: one decision, of which buyer and holder are told', async () => {
    const { data } = await send();
    const { id } = await sheetOf(data.sheet_no);
    const other = await staff('reviewer');
    const decisions = await Promise.all([
      decide(admin, id, 'pass', { version: 1 }),
      decide(other, id, 'fail', { version: 1, reason_code: 'unclear' }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    const passed = decisions[0].status === 200;
    expect((await sheetOf(data.sheet_no)).state).toBe(passed ? 'unreplied' : 'review_failed');
    expect(await messagesSent()).toEqual(passed ? ['sheet_received'] : []);
    // The text of the link, and one about the decision.
    expect(
      await rows("SELECT id FROM job WHERE lane = 'sms' AND kind = 'sms' AND recipient IS NOT NULL"),
    ).toHaveLength(2);
  });

  it('a check and the buyer giving up: one of both', async () => {
    const { data } = await send();
    const { id } = await sheetOf(data.sheet_no);
    const link = { sheet_no: data.sheet_no, access_key: data.access_key };
    const [checked_, left] = await Promise.all([
      decide(admin, id, 'pass', { version: 1 }),
      buyer('cooperateAbandon', { ...link, version: 1 }),
    ]);
    expect([checked_.status === 200, left.code === 0].filter(Boolean)).toHaveLength(1);
    expect((await sheetOf(data.sheet_no)).state).toBe(left.code === 0 ? 'abandoned' : 'unreplied');
  });

  it('a note or an assignment and the party acting: both hold, and the party sees the version it saw', async () => {
    const other = await staff('admin');
    const { id, link } = await checked();
    await agreed();
    const inside = [
      ['note', { reason: '客户很急' }],
      ['assign', {}],
      ['release', {}],
      ['hand_over', { colleague_id: other.id }],
    ] as const;
    let seen = 2;
    for (const [action, more] of inside)
      expect((await decide(admin, id, action, { version: seen++, ...more })).body).toMatchObject({
        version: seen,
      });
    expect((await holder('sheetDetail', ann, { sheet_id: id })).data.version).toBe(2);
    const [noted, answered] = await Promise.all([
      decide(admin, id, 'note', { version: seen, reason: '已电话沟通' }),
      holder('sheetReply', ann, { sheet_id: id, ...agreeing }),
    ]);
    expect(answered.code).toBe(0);
    // The note waited for the answer, which staff see: it is made again on what is there now.
    expect([200, 409]).toContain(noted.status);
    seen += noted.status === 200 ? 2 : 1;
    await decide(admin, id, 'consult_pass', { version: seen });
    const { version } = (await buyer('cooperateDetail', link)).data;
    expect((await decide(other, id, 'note', { version: seen + 1, reason: '等买方确认' })).status).toBe(200);
    expect((await buyer('cooperateConfirm', { ...link, version })).data).toMatchObject({ state: 'matched' });
  });

  it('two colleagues note and decide: one of both', async () => {
    const { data } = await send();
    const { id } = await sheetOf(data.sheet_no);
    const other = await staff('reviewer');
    const decisions = await Promise.all([
      decide(admin, id, 'pass', { version: 1 }),
      decide(other, id, 'note', { version: 1, reason: '先问一下' }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await decide(other, id, 'assign', { version: 1 })).status).toBe(409);
  });

  it('two consultants review an answer: it is passed on or sent back', async () => {
    const { id } = await checked();
    await agreed();
    await holder('sheetReply', ann, { sheet_id: id, ...agreeing });
    const decisions = await Promise.all([
      decide(admin, id, 'consult_pass', { version: 3 }),
      decide(await staff('admin'), id, 'consult_return', { version: 3, reason: '请写明区域' }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lines = await rows(
      "SELECT id FROM audit_line WHERE subject_id = ? AND action IN ('consult_pass', 'consult_return')",
      [id],
    );
    expect(lines).toHaveLength(1);
  });
});

describe('a code', () => {
  it('of another phone, of another scene, used already or late sends nothing', async () => {
    const [mine, other] = [newPhone(), newPhone()];
    const yzm = await askCode(mine, 'cooperate');
    const input = { ip_id: ip, ...wanted, ...other, yzm };
    expect((await buyer('cooperateSubmit', input, '')).code).toBe(40003);
    const elsewhere = await askCode(other, 'register');
    expect((await buyer('cooperateSubmit', { ...input, yzm: elsewhere }, '')).code).toBe(40003);
    await db().query(
      "UPDATE one_time_code SET expires_at = NOW(3) - INTERVAL 1 SECOND WHERE scene = 'cooperate'",
    );
    expect((await buyer('cooperateSubmit', { ...input, ...mine }, '')).code).toBe(40003);
    expect(await rows('SELECT id FROM sheet')).toEqual([]);
  });

  it('for two sheets at once sends one', async () => {
    const phone = newPhone();
    const other = await secondIp();
    const yzm = await askCode(phone, 'cooperate');
    const sent = await Promise.all(
      [ip, other].map((ip_id) => buyer('cooperateSubmit', { ip_id, ...wanted, ...phone, yzm }, '')),
    );
    expect(held(sent.map(({ code }) => code))).toBe(1);
    expect(await rows('SELECT id FROM sheet')).toHaveLength(1);
    // A second one to the same IP, with a code of its own, is refused as well.
    await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm%'");
    const again = await askCode(phone, 'cooperate');
    const twice = await Promise.all(
      [1, 2].map(() => buyer('cooperateSubmit', { ip_id: other, ...wanted, ...phone, yzm: again }, '')),
    );
    expect(held(twice.map(({ code }) => code))).toBeLessThanOrEqual(1);
    expect(await rows('SELECT open_key FROM sheet WHERE ip_id = ?', [other])).toHaveLength(1);
  });

  it('for one sheet does not send a second, nor decide on it', async () => {
    const phone = newPhone();
    const yzm = await askCode(phone, 'cooperate');
    const { data } = await buyer('cooperateSubmit', { ip_id: ip, ...wanted, ...phone, yzm }, '');
    await db().query('UPDATE sheet SET open_key = NULL');
    expect((await buyer('cooperateSubmit', { ip_id: ip, ...wanted, ...phone, yzm }, '')).code).toBe(40003);
    const link = { sheet_no: data.sheet_no, access_key: data.access_key };
    expect((await buyer('cooperateAbandon', { ...link, yzm }, '')).code).toBe(40003);
    expect(await rows('SELECT id FROM sheet')).toHaveLength(1);
  });
});

it('a failed sheet does not count for the phone, one sent counts for each IP', async () => {
  const phone = newPhone();
  await send({ source: 'none-of-ours' }, phone);
  const points = async () =>
    (await rows<{ points: number }>("SELECT points FROM rate_limit WHERE `key` LIKE 'cooperate_phone%'"))[0]
      ?.points;
  expect(await points()).toBe(0);
  await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm%'");
  await send({}, phone);
  expect(await points()).toBe(1);
});

it('one phone sends ten sheets a day, and to two IPs none when one is left', async () => {
  const phone = newPhone();
  const other = await secondIp();
  await send({}, phone);
  await db().query("UPDATE rate_limit SET points = ? WHERE `key` LIKE 'cooperate_phone%'", [
    SHEET.perDay - 1,
  ]);
  await db().query("UPDATE sheet SET state = 'abandoned', open_key = NULL");
  const again = async (ip_id: string | string[]) => {
    await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm%'");
    return (await send({ ip_id }, phone)).code;
  };
  expect([await again([ip, other]), await again(other), await again(ip)]).toEqual([42900, 0, 42900]);
  expect(await rows('SELECT id FROM sheet')).toHaveLength(2);
});

it('one phone sends five sheets to an IP in 30 days, however each ended, and still reaches others', async () => {
  const phone = newPhone();
  const other = await secondIp();
  const codes: number[] = [];
  for (let turn = 0; turn <= SHEET.perIp; turn += 1) {
    codes.push((await send({}, phone)).code);
    await db().query("UPDATE sheet SET state = 'abandoned', open_key = NULL");
    await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm%'");
  }
  expect(codes).toEqual([...Array<number>(SHEET.perIp).fill(0), 42900]);
  expect((await send({ ip_id: other }, phone)).code).toBe(0);
  expect(await rows('SELECT id FROM sheet WHERE ip_id = ?', [ip])).toHaveLength(SHEET.perIp);
});

it('many sheets from one address need a proof of work, then none is accepted', async () => {
  const input = { ip_id: ip, ...wanted, ...newPhone(), yzm: '123456' };
  const codes: number[] = [];
  for (let turn = 0; turn < 45; turn += 1) codes.push((await buyer('cooperateSubmit', input, '')).code);
  expect(new Set(codes.slice(0, 40))).toEqual(new Set([40003]));
  expect(new Set(codes.slice(41))).toEqual(new Set([40004]));
  await db().query("UPDATE rate_limit SET points = 200 WHERE `key` LIKE 'cooperate_address%'");
  expect((await buyer('cooperateSubmit', input, '')).code).toBe(42900);
  expect(await rows('SELECT id FROM sheet')).toEqual([]);
});
