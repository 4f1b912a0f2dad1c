import { COOPERATING, type CooperationState, type Language, mayRole } from '@ipw/domain';
import { assignedIps } from '../core/auth/assignment';
import { IP_NAME } from '../core/db/list-filters';
import { like } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { restsOf } from './cooperation-rest';
import { inAnyProject } from './project-search';
import type { CooperationReadService, FoundCooperation } from './cooperation-read.service';

/** Restricts consultants to records `t` of IPs assigned to them. */
export const ipsOf = (staff: StaffCaller) => assignedIps(staff, 't.ip_id');

/** What a console list of threads or requests for pictures reads of their cooperations. */
export type OfCooperation = {
  cooperation_id: string;
  cooperation_state: CooperationState;
  cooperation_rests: 0 | 1;
} & Pick<
  FoundCooperation,
  'coop_no' | 'buyer' | 'phone_hash' | 'title' | 'tender_texts' | 'sku_id' | 'ip_id' | 'ip_name'
>;

/** Columns, joins and filters of records `t` of cooperations. */
export const OF_COOPERATION = {
  columns: `t.*, c.coop_no, c.buyer, c.phone_hash, c.title, c.state AS cooperation_state, ${restsOf('c')} AS cooperation_rests,
    s.sku_id, p.texts AS tender_texts,
    ip.ip_name`,
  joins: `JOIN cooperation c ON c.id = t.cooperation_id JOIN ip ON ip.id = t.ip_id
    LEFT JOIN sheet s ON c.origin = 'sheet' AND s.id = c.origin_id
    LEFT JOIN tender_registration r ON c.origin = 'tender' AND r.id = c.origin_id LEFT JOIN tender p ON p.id = r.tender_id`,
  filters: {
    state: 'state',
    cooperation_id: 'cooperation_id',
    ip_id: 'ip_id',
    late: () => ({ sql: 't.escalated_at IS NOT NULL', params: [] }),
  },
};

/** A search by a name of the record, its IP's name, and the number and the project of its cooperation. */
export const searchOfCooperation = (name: 'product_name' | 'series_name') => (value: string) => {
  const [project, ...params] = inAnyProject(value, 'cooperation_id');
  return {
    sql: `(t.${name} LIKE ? OR ${IP_NAME} OR ${project})`,
    params: [like(value), like(value), ...params],
  };
};

/** Whether staff act for the brand of a record now: where it has no contact. */
export const actsForBrand = (
  { cooperation_state, cooperation_rests, phone_hash }: OfCooperation,
  { role }: StaffCaller,
): boolean =>
  cooperation_state === COOPERATING &&
  !cooperation_rests &&
  phone_hash === null &&
  mayRole(role, 'cooperation:write');

/** What a row shows of its cooperation. */
export function cooperationOf(reads: CooperationReadService, row: OfCooperation, language: Language) {
  const named = { ...row, id: row.cooperation_id } as unknown as FoundCooperation;
  const has_contact: 0 | 1 = row.phone_hash ? 1 : 0;
  return {
    cooperation_id: row.cooperation_id,
    coop_no: row.coop_no,
    ip_id: row.ip_id,
    ip_name: row.ip_name,
    project_name: reads.projectOf(named, language),
    brand_name: reads.brandOf(named),
    has_contact,
  };
}

/** A cooperation that staff reach; NOT_FOUND otherwise. */
export async function reachedBy(
  reads: CooperationReadService,
  staff: StaffCaller,
  id: string,
): Promise<FoundCooperation> {
  const limit = ipsOf(staff);
  const found = await reads.one(`t.id = ? ${limit ? `AND ${limit.sql}` : ''}`, [
    id,
    ...(limit?.params ?? []),
  ]);
  if (!found) throw notFound();
  return found;
}
