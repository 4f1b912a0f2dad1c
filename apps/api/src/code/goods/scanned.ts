/** Codes of a batch `b` that were scanned at least once; the column holds those of earlier releases. */
export const SCANNED =
  'b.scanned + (SELECT COALESCE(SUM(n.scanned), 0) FROM code_batch_scanned n WHERE n.batch_number = b.number)';

/** Those of all batches of a goods `t`. */
export const SCANNED_OF_GOODS = `(SELECT COALESCE(SUM(${SCANNED}), 0) FROM code_batch b WHERE b.goods_id = t.id)`;
