/** A keyed creation whose process is killed, or whose answer cannot be stored, is done once by the next attempt. */
import { ulid } from '@ipw/domain';
import sharp from 'sharp';
import { mortal } from '../../../testing/another';
import { apart, type Apart, memberOf } from '../../../testing/apart';
import { until } from '../../../testing/outbox';
import { ask, type Reply } from '../../../testing/proven';
import { plantPicture } from '../../db/seed/fixtures';

let own: Apart;
let me: { id: string; token: string };
let product: Awaited<ReturnType<typeof mortal>>;
let image: string;

beforeAll(async () => {
  own = await apart();
  product = await mortal(own.env);
  me = await memberOf(own);
});
beforeEach(async () => {
  await own.db.execute('DELETE FROM ip');
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b4322a' } })
    .png()
    .toBuffer();
  image = await plantPicture(own, me.id, 'avatar', png, 'cat.png', false);
});
afterEach(() => own.db.execute('DROP TRIGGER IF EXISTS at_the_outcome'));

const add = (key: string): Promise<Reply> =>
  ask(
    product.url,
    'ip/add',
    {
      ip_name: '月台猫',
      ip_image: image,
      intro: '一只在月台等车的猫',
      core_audience: '通勤的人',
      auth_field_id: 31,
      birth_time: '2020-02-29',
      birth_area: 'CN',
      ip_origin: 1,
      ip_types: [1],
      kernels: [1],
      idempotency_key: key,
    },
    me,
  );
const ips = () => own.db.rows<{ id: string }>('SELECT id FROM ip');
/** A trigger that runs when an answer is stored. */
const atTheOutcome = (statement: string) =>
  own.db.execute(`CREATE TRIGGER at_the_outcome BEFORE UPDATE ON idempotency FOR EACH ROW ${statement}`);

it('keeps nothing of a creation whose outcome cannot be stored', async () => {
  const key = ulid();
  await atTheOutcome("SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'");
  expect((await add(key)).code).toBe(50000);
  expect(await ips()).toEqual([]);
  await own.db.execute('DROP TRIGGER at_the_outcome');
  const { code, data } = await add(key);
  expect(code).toBe(0);
  expect(await ips()).toEqual([{ id: data.ip_id as string }]);
});

it('keeps nothing of a creation whose process is killed before its outcome is stored', async () => {
  const key = ulid();
  await own.db.tx(async (sql) => {
    await sql.rows("SELECT GET_LOCK('outcome', 0)");
    await atTheOutcome("SET @waits = GET_LOCK('outcome', 60)");
    const cut = add(key).catch(() => undefined);
    await until(
      () => own.db.one("SELECT id FROM information_schema.processlist WHERE state = 'User lock'"),
      'the outcome',
    );
    await product.kill();
    await cut;
    await sql.rows("SELECT RELEASE_LOCK('outcome')");
  });
  await own.db.execute('DROP TRIGGER at_the_outcome');
  product = await mortal(own.env);
  // Simulates that the minute has passed after which an unanswered attempt counts as dead.
  await own.db.execute('UPDATE idempotency SET created_at = NOW(3) - INTERVAL 2 MINUTE');
  const { code, data } = await add(key);
  expect(code).toBe(0);
  expect(await ips()).toEqual([{ id: data.ip_id as string }]);
});

it('answers as the first time when the process is killed as soon as the creation is there', async () => {
  const key = ulid();
  const cut = add(key).catch(() => undefined);
  const [there] = await until(async () => {
    const found = await ips();
    return found.length ? found : undefined;
  }, 'the creation');
  await product.kill();
  await cut;
  product = await mortal(own.env);
  expect((await add(key)).data).toEqual({ ip_id: there!.id });
  expect(await ips()).toEqual([there]);
});
