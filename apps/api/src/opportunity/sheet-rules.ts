import { ALL_FIELDS, RENEWABLE, sheetMachine, shanghaiDay } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { SheetEntity } from './sheet.entity';

/** Number of the sheet its buyer has sent in its place: the newest, of the same phone. */
export async function renewedAs(
  sql: Sql,
  { id, phone_hash }: Pick<SheetEntity, 'id' | 'phone_hash'>,
): Promise<string | null> {
  const next = await sql.one<{ sheet_no: string }>(
    'SELECT sheet_no FROM sheet WHERE phone_hash = ? AND corrects_id = ? ORDER BY created_at DESC, id DESC LIMIT 1',
    [phone_hash, id],
  );
  return next?.sheet_no ?? null;
}

/** Refuses a sheet that was sent again already: the later one is the one to go on with. */
export async function refuseRenewed(sql: Sql, sheet: SheetEntity): Promise<void> {
  if (await renewedAs(sql, sheet))
    throw new DomainError(
      'STATE',
      { machine: sheetMachine.name, state: sheet.state, allowed: RENEWABLE },
      [],
      'error.SHEET_RENEWED',
    );
}

/** Refuses IPs that are not shown or have no owner, and those a member with this phone operates. */
export async function checkIps(
  sql: Sql,
  ips: readonly string[],
  phoneHash: string,
  skuId: number,
): Promise<void> {
  const found = await sql.rows<{ own: number; taken_until: string | null }>(
    `SELECT EXISTS (SELECT 1 FROM ip_operator o JOIN member m ON m.id = o.member_id
        WHERE o.ip_id = ip.id AND m.phone_hash = ? AND o.match_relation IS NOT NULL) AS own,
        (SELECT MAX(taken_until) FROM taken_field WHERE ip_id = ip.id AND sku_id IN (?) AND taken_until >= ?) AS taken_until
      FROM ip WHERE ip.id IN (?) AND ip.listed = 1 AND ip.owner_id IS NOT NULL`,
    [phoneHash, [skuId, ALL_FIELDS], shanghaiDay(new Date()), ips],
  );
  if (found.length < ips.length) throw validationError('ip_id', 'choice');
  if (found.some(({ own }) => own)) throw validationError('ip_id', 'own_ip');
  const [until] = found.flatMap(({ taken_until }) => taken_until ?? []);
  if (until) throw validationError('sku_id', 'field_taken', { until });
}
