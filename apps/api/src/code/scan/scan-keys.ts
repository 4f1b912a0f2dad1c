/** Time and id of a scan: its primary key, which names its partition. */
export interface ScanKey {
  at: Date;
  id: string;
}

/** The condition on scans `t` of a page; its parameters are `paramsOf`. */
export const SCANS_OF_KEYS = '(t.id, t.at) IN (?)';
export const paramsOf = (keys: readonly ScanKey[]): unknown[] => [keys.map(({ id, at }) => [id, at])];

/** Rows in the order of a page. */
export function inOrder<R extends { id: string }>(rows: readonly R[], keys: readonly ScanKey[]): R[] {
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return keys.flatMap(({ id }) => byId.get(String(id)) ?? []);
}
