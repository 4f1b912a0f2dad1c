/** Money is an integer number of fen (1/100 RMB). */
export type Fen = number;

/** 123456 → '1,234.56'. Throws a RangeError for anything that is not a safe integer. */
export function formatFen(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError('money is an integer number of fen');
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const yuan = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${fen < 0 ? '-' : ''}${yuan}.${digits.slice(-2)}`;
}

/**
 * Parses a typed RMB amount into fen: '1,234.5' and '１２３４．５０' are 123450. Undefined when it is not an amount, has more than
 * two decimals, or more than ten digits before the point.
 */
export function parseFen(typed: string): Fen | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s,¥]/g, '');
  const [, yuan, cents = ''] = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}
