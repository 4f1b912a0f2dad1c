/** Money is an integer number of fen (1/100 RMB). */
export type Fen = number;

/** 123456 → '1,234.56'. Throws a RangeError for anything that is not a safe integer. */
export function formatFen(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError('money is an integer number of fen');
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const yuan = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${fen < 0 ? '-' : ''}${yuan}.${digits.slice(-2)}`;
}
