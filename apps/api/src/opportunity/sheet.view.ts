import { type DealSource, REFUSED, type SheetEvent, type SheetState, stepOf, turnOf } from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import type { FieldCipher } from '../core/security/field-cipher';
import type { RequestTexts, Buyer, SheetEntity } from './sheet.entity';

/** Where a sheet is, as all its sides see it. */
export const statusOf = <S extends SheetState>(sheet: SheetEntity & { state: S }) => ({
  sheet_no: sheet.sheet_no,
  state: sheet.state as S,
  consult: sheet.consult,
  version: sheet.version,
  step: stepOf(sheet.state, sheet.consult),
  turn: turnOf(sheet.state, sheet.consult),
  due_at: iso(sheet.due_at),
  source: sheet.source as DealSource,
  share_percent: sheet.share_percent,
  created_at: sheet.created_at.toISOString(),
});

/** Whether a sheet shows a member more than category, quantity and dates: after the supplement, and not refused. */
export const isOpenTo = (supplement: boolean, { state }: Pick<SheetEntity, 'state'>): boolean =>
  supplement && state !== REFUSED;

export const requestOf = (sheet: SheetEntity) => ({
  sku_id: sheet.sku_id,
  buy_num: sheet.buy_num,
  ...fromJson<RequestTexts>(sheet.request),
});

export const sealBuyer = (
  cipher: FieldCipher,
  table: 'sheet' | 'cooperation',
  id: string,
  buyer: Buyer,
): Buffer => cipher.seal(`${table}:${id}:buyer`, JSON.stringify(buyer));

/** The buyer of a sheet; empty when erased. */
export const buyerOf = (cipher: FieldCipher, { id, buyer }: SheetEntity): Buyer =>
  buyer
    ? (JSON.parse(cipher.open(`sheet:${id}:buyer`, buyer)) as Buyer)
    : { buyer_name: '', company_name: null, area_code: '', phone_number: '' };

/** The answer with the names of the proposed series that are still public. */
export async function replyOf(sql: Sql, sheet: SheetEntity) {
  if (sheet.answer === null) return null;
  const ids = sheet.series_ids ? fromJson<string[]>(sheet.series_ids) : [];
  const found = ids.length ? await publicSeries(sql, sheet.ip_id, ids) : [];
  return {
    answer: sheet.answer,
    answered_at: sheet.answered_at!.toISOString(),
    series: ids.flatMap((id) => found.filter(({ series_id }) => series_id === id)),
  };
}

/** Those of the given series that visitors of the IP's page can see. */
export const publicSeries = (sql: Sql, ipId: string, ids: readonly string[]) =>
  sql.rows<{ series_id: string; series_name: string }>(
    `SELECT id AS series_id, series_name FROM series
      WHERE ip_id = ? AND id IN (?) AND deleted_at IS NULL AND published_at IS NOT NULL AND visibility = 'public'`,
    [ipId, ids],
  );

/** Actions that only concern the platform's own work. */
const INTERNAL = ['assign', 'release', 'hand_over', 'note'];

/** The changes of a sheet without people, oldest first. */
export async function eventsOf(sql: Sql, id: string): Promise<SheetEvent[]> {
  const rows = await sql.rows<{ created_at: Date; action: string; to_state: SheetState }>(
    `SELECT created_at, action, to_state FROM audit_line
      WHERE subject = 'sheet' AND subject_id = ? AND to_state IS NOT NULL ORDER BY id`,
    [id],
  );
  return rows
    .filter(({ action }) => !INTERNAL.includes(action))
    .map(({ created_at, action, to_state }) => ({ at: created_at.toISOString(), action, state: to_state }));
}
