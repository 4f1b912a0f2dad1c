/** Brands that want it are told of the replies of a day in one text. */
import { sentTo, settled, until } from '../../testing/outbox';
import { PASSWORD } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { sendBrandDigests } from '../../testing/services';
import {
  ann,
  type Brand,
  brandCall,
  openBrand,
  opened,
  openThreads,
  provide,
  reply,
} from '../../testing/threads';

let brand: Brand;
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
});

const choose = (daily: 0 | 1, who: Brand = brand) =>
  brandCall<{ daily: boolean } | null>('brandDaily', who, { daily });
const texts = async () => {
  await settled();
  return (await sentTo('sms', brand.phone_number)).map(({ text }) => text);
};
const waiting = async () => {
  const [row] = await rows<{ daily: number; waiting_texts: number; due: number | null }>(
    'SELECT daily, waiting_texts, texts_at <= NOW(3) AS due FROM cooperation WHERE id = ?',
    [brand.id],
  );
  return row;
};
const letDue = () => rows('UPDATE cooperation SET texts_at = NOW(3) WHERE id = ?', [brand.id]);

it('tells replies of a day in one text, sent once', async () => {
  expect((await choose(1)).data).toEqual({ daily: true });
  expect((await brandCall('brandCooperation', brand)).data).toMatchObject({ daily: true });
  const { thread_id } = await opened(brand);
  await reply(thread_id, 'continue_providing');
  await provide(brand, thread_id);
  await reply(thread_id, 'approved');
  expect(await waiting()).toEqual({ daily: 1, waiting_texts: 2, due: 0 });
  await sendBrandDigests();
  expect(await texts()).toEqual([]);
  await letDue();
  await Promise.all([sendBrandDigests(), sendBrandDigests(), sendBrandDigests()]);
  const text = await until(async () => (await texts())[0], 'the text of the day');
  expect(text).toContain('月半');
  expect(text).toContain('2 条新回复');
  expect(text).toContain(brand.link.coop_no);
  await sendBrandDigests();
  expect(await texts()).toHaveLength(1);
  expect(await waiting()).toEqual({ daily: 1, waiting_texts: 0, due: null });
});

it('sends all that are due in one run, however many brands wait', async () => {
  await choose(1);
  const { thread_id } = await opened(brand);
  await reply(thread_id, 'continue_providing');
  await letDue();
  await rows(
    `INSERT INTO cooperation (id, coop_no, ip_id, origin, origin_id, source, share_percent, waiting_texts, texts_at)
      SELECT CONCAT('01', LPAD(seq, 24, '0')), CONCAT('TEST', seq), ip_id, origin, CONCAT('01', LPAD(seq, 24, '0')), source, share_percent, 1, NOW(3) - INTERVAL 1 HOUR
        FROM cooperation JOIN seq_1_to_300 WHERE id = ?`,
    [brand.id],
  );
  await sendBrandDigests();
  expect(await waiting()).toMatchObject({ waiting_texts: 0, due: null });
  expect(await rows('SELECT id FROM cooperation WHERE texts_at IS NOT NULL')).toEqual([]);
});

it('tells each reply at once without the choice, and what waits when it is taken back', async () => {
  const { thread_id } = await opened(brand);
  await reply(thread_id, 'continue_providing');
  expect(await texts()).toHaveLength(1);
  await choose(1);
  await provide(brand, thread_id);
  await reply(thread_id, 'approved');
  expect(await texts()).toHaveLength(1);
  expect((await choose(0)).data).toEqual({ daily: false });
  await sendBrandDigests();
  expect(await texts()).toHaveLength(2);
});

it('takes the choice from a proven phone only', async () => {
  const other = await openBrand();
  expect((await choose(1, { ...brand, cookie: '' })).code).not.toBe(0);
  expect((await choose(1, { ...brand, cookie: other.cookie })).code).not.toBe(0);
  const foreign = { ...brand.link, access_key: other.link.access_key };
  expect((await choose(1, { ...brand, link: foreign })).code).toBe(40400);
  expect(await waiting()).toMatchObject({ daily: 0 });
});

it('takes no choice of a phone that is replaced at the same moment', async () => {
  const staff = await api().db().getConnection();
  try {
    await staff.beginTransaction();
    await staff.query("UPDATE cooperation SET phone_hash = 'another' WHERE id = ?", [brand.id]);
    const answer = choose(1);
    await until(async () => {
      const [choosing] = await rows(
        "SELECT 1 FROM information_schema.processlist WHERE info LIKE 'UPDATE cooperation SET daily%'",
      );
      return choosing;
    }, 'the choice, which waits');
    await staff.commit();
    expect((await answer).code).toBe(40400);
  } finally {
    await staff.rollback();
    staff.release();
  }
  expect(await waiting()).toMatchObject({ daily: 0 });
});

it('sends no text about replies of an account that is closed', async () => {
  await choose(1);
  const { thread_id } = await opened(brand);
  await reply(thread_id, 'continue_providing');
  expect(await waiting()).toMatchObject({ waiting_texts: 1 });
  const closure = await fetch(`${api().url}/api/member/requestClosure`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD, agree: 1 }),
  });
  expect(await closure.json()).toMatchObject({ code: 0 });
  await rows("UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND WHERE state = 'requested'");
  await rows("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account' AND state = 'queued'");
  await until(
    async () => (await rows("SELECT 1 FROM closure WHERE state = 'closed'"))[0],
    'the end of the account',
  );
  expect(await waiting()).toEqual({ daily: 1, waiting_texts: 0, due: null });
});
