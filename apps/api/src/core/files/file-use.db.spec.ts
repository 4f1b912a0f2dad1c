/** Uses of files that two transactions change at once. */
import { ulid } from '@ipw/domain';
import { member, openFixtures, picture } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { api, rows } from '../../../testing/server';
import { sweep } from '../../../testing/sweep';
import { plantIp } from '../../db/seed/fixtures';
import { FileUseService } from './file-use.service';

const uses = new FileUseService();
const FIELDS = { images: 'series_image' } as const;

beforeEach(api().reset);

it('keeps a file that one content begins to use while another ends its use', async () => {
  const [{ db }, { id: owner }] = [await openFixtures(), await member()];
  const images = [await picture(owner, 'series_image'), await picture(owner, 'series_image')].sort();
  await rows('UPDATE uploaded_file SET linked_at = NULL');
  const [first, second] = [
    { id: ulid(), ipId: owner },
    { id: ulid(), ipId: owner },
  ];
  await db.tx((sql) => uses.replace(sql, first, 'live', { images }, FIELDS));
  let waits: Promise<void> | undefined;
  await db.tx(async (sql) => {
    const data = { images: images.slice(1) };
    await uses.attach(sql, owner, owner, data, FIELDS, []);
    waits = db.tx((other) => uses.replace(other, first, 'live', null, FIELDS), 'committed');
    await until(async () => {
      const [found] = await rows(
        `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID() AND time_ms > 200
          AND info LIKE '%uploaded_file%'`,
      );
      return found;
    }, 'the lock');
    await uses.replace(sql, second, 'live', data, FIELDS);
  }, 'committed');
  await waits;
  expect(
    await rows('SELECT id FROM uploaded_file WHERE id IN (?) AND linked_at IS NOT NULL', [images]),
  ).toEqual([{ id: images[1] }]);
});

it('keeps a file that goods, an IP, an order or a draft of a claim shows, when something else lets go of it; not one of deleted goods', async () => {
  const on = await openFixtures();
  const { id: owner } = await member();
  const ip = await plantIp(on, { ip_name: '山茶兔' });
  const goods = ulid();
  await on.db.insert('code_goods', {
    ...{
      id: goods,
      ip_id: ip,
      project_name: '四季',
      product_name: '瓷杯',
      licensee: '云岭',
      price_fen: 9900,
    },
    creation: 'manual',
  });
  // Ordered by another operator than the one who hands in the voucher.
  const orderer = (await member()).id;
  const order = { order_number: '261101-00001', ip_id: ip, member_id: orderer, goods_id: goods };
  const asked = { label_type: 'common', quantity: 1000, sample: 0, items: '[]', amount_fen: 8000 };
  await on.db.insert('label_order', { id: ulid(), ...order, ...asked, payment_type: 'bank', delivery: '' });
  await on.db.insert('claim_choice', { member_id: owner, draft: Buffer.from('x') });
  const deleted = { ip_id: ip, project_name: '', product_name: '', licensee: '', creation: 'manual' };
  const gone = await picture(owner, 'goods_image');
  await on.db.insert('code_goods', { id: ulid(), ...deleted, image_id: gone, deleted_at: new Date() });
  const shown = [
    ['code_goods', 'image_id'],
    ['ip', 'image_id'],
    ['label_order', 'voucher_image'],
    ['claim_choice', 'image_id'],
  ] as const;
  const kept: string[] = [];
  for (const [table, column] of shown) {
    const file = await picture(owner, 'goods_image');
    await rows(`UPDATE ${table} SET ${column} = ? WHERE ${column} IS NULL`, [file]);
    kept.push(file);
  }
  await picture(owner, 'goods_image');
  await rows('UPDATE uploaded_file SET linked_at = NULL, created_at = NOW() - INTERVAL 2 DAY');
  await sweep();
  expect(await rows('SELECT id FROM uploaded_file WHERE linked_at IS NOT NULL ORDER BY id')).toEqual(
    kept.sort().map((id) => ({ id })),
  );
  expect(await rows('SELECT id FROM uploaded_file')).toHaveLength(kept.length);
});
