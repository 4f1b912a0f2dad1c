/** A database restored from a backup: accounts closed since are closed again before anybody is served. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { another } from '../../testing/another';
import { type Caller, member, PASSWORD } from '../../testing/fixtures';
import { sentTo, settled, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { keepRows } from '../../testing/tables';

const { url, db, dataDir } = api();
const journal = join(dataDir, 'anchors', 'erasures.jsonl');

const ask = (who: Caller) =>
  request(url)
    .post('/api/member/requestClosure')
    .set('authorization', `Bearer ${who.token}`)
    .send({ password: PASSWORD, agree: 1 });
const isClosed = async (who: Caller) =>
  (await rows<{ closed_at: string | null }>('SELECT closed_at FROM member WHERE id = ?', [who.id]))[0]!
    .closed_at !== null;
const statesOf = (who: Caller) => rows('SELECT state FROM closure WHERE member_id = ?', [who.id]);
const linesOf = async (who: Caller) =>
  (await readFile(journal, 'utf8').catch(() => '')).split('\n').filter((line) => line.includes(who.id));

async function closed(...members: Caller[]): Promise<void> {
  for (const who of members) {
    if ((await statesOf(who)).length === 0) expect((await ask(who)).body).toMatchObject({ code: 0 });
    await db().query('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND WHERE member_id = ?', [who.id]);
  }
  await db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account' AND state = 'queued'");
  for (const who of members)
    await until(async () => ((await linesOf(who)).length > 0 ? true : undefined), 'the line of the closure');
  await settled();
}

it('closes them again, whether they had asked by then, were held, or had not asked', async () => {
  const [asked, held, later, stays] = [await member(), await member(), await member(), await member()];
  for (const who of [asked, held]) expect((await ask(who)).body).toMatchObject({ code: 0 });
  await db().query("UPDATE closure SET state = 'on_hold', reason_code = 'dispute' WHERE member_id = ?", [
    held.id,
  ]);
  const restore = await keepRows(db());
  await db().query("UPDATE closure SET state = 'requested', reason_code = NULL WHERE member_id = ?", [
    held.id,
  ]);
  await closed(asked, held, later);
  const told = (await sentTo('sms', later.phone_number)).length;

  await restore();
  expect(await Promise.all([asked, held, later].map(isClosed))).toEqual([false, false, false]);
  await Promise.all([another(), another()]);
  for (const who of [asked, held, later]) {
    expect(await isClosed(who)).toBe(true);
    expect(await statesOf(who)).toEqual([{ state: 'closed' }]);
    expect(await linesOf(who)).toHaveLength(1);
    const { body } = await request(url)
      .post('/api/member/info')
      .set('authorization', `Bearer ${who.token}`)
      .send({});
    expect(body).toMatchObject({ code: 50012 });
  }
  expect(await isClosed(stays)).toBe(false);
  await settled();
  expect(await sentTo('sms', later.phone_number)).toHaveLength(told);
});

it('writes the lines of closures that lack one', async () => {
  const ann = await member();
  await closed(ann);
  await rm(journal);
  await another();
  expect(await linesOf(ann)).toHaveLength(1);
});
