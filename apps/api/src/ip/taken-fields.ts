import { shanghaiDay, type TakenField } from '@ipw/domain';
import type { Sql } from '../core/db/db';

/** Fields these IPs cannot be asked for today. */
export const takenNow = (sql: Sql, ipIds: readonly string[]) =>
  sql.rows<TakenField & { ip_id: string }>(
    'SELECT ip_id, sku_id, taken_until FROM taken_field WHERE ip_id IN (?) AND taken_until >= ?',
    [ipIds, shanghaiDay(new Date())],
  );
