/** An order of somebody who loses the IP while the order is being made. */
import { ERRORS } from '@ipw/domain';
import { call, openShop, order } from '../../../testing/codes';
import { openFixtures } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { rows } from '../../../testing/server';

it('is refused when the IP was handed over before the order got hold of it', async () => {
  const shop = await openShop();
  const { db } = await openFixtures();
  let asked: Promise<{ code: number }> | undefined;
  await db.tx(async (sql) => {
    await sql.one('SELECT id FROM ip WHERE id = ? FOR UPDATE', [shop.ip_id]);
    asked = call('code/orderCreate', shop.ann, order(shop));
    await until(async () => {
      const [waiting] = await rows(
        `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID() AND time_ms > 200
          AND info LIKE 'SELECT id FROM ip WHERE id = % FOR UPDATE'`,
      );
      return waiting;
    }, 'the order');
    await sql.execute('DELETE FROM ip_operator WHERE ip_id = ?', [shop.ip_id]);
  });
  expect((await asked!).code).toBe(ERRORS.FORBIDDEN.code);
  expect(await rows('SELECT id FROM label_order')).toEqual([]);
});
