import { IP_NAME } from '../../core/db/list-filters';
import { contains } from '../../core/db/list-query';

/** The merchant of a batch; without one, that of its goods `g`. `l` is joined to the batch. */
export const LICENSEE_NAME = 'COALESCE(l.licensee_name, g.licensee)';
/** Goods and merchant of a row `t` about a label; null for unknown codes. */
export const LABEL_COLUMNS = `g.product_name, ${LICENSEE_NAME} AS licensee_name`;
/** The joins that `LABEL_COLUMNS` need; `t` has `batch_number`. */
export const LABEL_JOINS =
  'LEFT JOIN code_batch b ON b.number = t.batch_number LEFT JOIN code_goods g ON g.id = b.goods_id LEFT JOIN code_licensee l ON l.id = b.licensee_id';

/** The console's filters of rows `t` about labels; `q` searches the names of IP and goods. */
export const LABEL_FILTERS = {
  ip_id: 'ip_id',
  batch_number: 'batch_number',
  q: contains(
    IP_NAME,
    't.batch_number IN (SELECT b.number FROM code_batch b JOIN code_goods g ON g.id = b.goods_id WHERE g.product_name LIKE ?)',
  ),
} as const;
