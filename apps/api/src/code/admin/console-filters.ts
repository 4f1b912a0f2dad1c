import { assignedIps } from '../../core/auth/assignment';
import { IP_NAME } from '../../core/db/list-filters';
import { contains, type ListPlan } from '../../core/db/list-query';
import type { StaffCaller } from '../../core/http/context';

/** Restricts consultants to IPs they may open. */
export const ofReadableIps = (staff: StaffCaller): ListPlan['always'] => assignedIps(staff, 't.ip_id');

/** Filters of rows `t` about labels; `q` searches the names of IP and goods. */
export const LABEL_FILTERS = {
  ip_id: 'ip_id',
  batch_number: 'batch_number',
  q: contains(
    IP_NAME,
    't.batch_number IN (SELECT b.number FROM code_batch b JOIN code_goods g ON g.id = b.goods_id WHERE g.product_name LIKE ?)',
  ),
} as const;
