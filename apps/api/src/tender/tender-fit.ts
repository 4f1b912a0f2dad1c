import {
  ALL_FIELDS,
  TENDER_SOUGHT,
  type TenderContent,
  type TenderFit,
  type TenderSought,
} from '@ipw/domain';
import { fromJson } from '../core/db/db';
import type { IpEntity, WordOf } from '../ip';

const SOUGHT = Object.keys(TENDER_SOUGHT) as TenderSought[];

/** What an IP is, by the lists a project names. */
export type IpTraits = Record<TenderSought, number[]>;

export const traitsOf = (ip: Pick<IpEntity, 'auth_field_id' | 'ip_types' | 'kernels'>): IpTraits => ({
  field_ids: ip.auth_field_id === null ? [] : [ip.auth_field_id],
  ip_types: fromJson(ip.ip_types ?? '[]'),
  kernels: fromJson(ip.kernels ?? '[]'),
});

/** What a project and an IP share. An IP for all licensing fields shares all of the project's. */
export function fitOf(
  content: Pick<TenderContent, TenderSought>,
  traits: IpTraits,
  words: WordOf,
): TenderFit {
  const every = traits.field_ids.includes(ALL_FIELDS);
  const shared = (name: TenderSought, all = false) =>
    content[name]
      .filter((one) => all || traits[name].includes(one) || (name === 'field_ids' && one === ALL_FIELDS))
      .map((one) => words(TENDER_SOUGHT[name], one));
  return {
    field_ids: traits.field_ids.length ? shared('field_ids', every) : [],
    ip_types: shared('ip_types'),
    kernels: shared('kernels'),
  };
}

/** Whether an IP has something of every list a project names. */
export function fitsWhole(content: Pick<TenderContent, TenderSought>, traits: IpTraits): boolean {
  const shared = fitOf(content, traits, (_list, id) => String(id));
  return SOUGHT.every((name) => content[name].length === 0 || shared[name].length > 0);
}

/** SQL of the number of lists (0 to 3) in which a project `t` and the IP share something; the same rule as `fitOf`. */
export function fitSql({ field_ids, ip_types, kernels }: IpTraits): { sql: string; params: string[] } {
  const every = field_ids.includes(ALL_FIELDS);
  const fields = field_ids.length ? [...field_ids, ALL_FIELDS] : [];
  const overlap = (column: string) => `COALESCE(JSON_OVERLAPS(t.${column}, ?), 0)`;
  return {
    sql: `(${every ? '1' : overlap('field_ids')} + ${overlap('ip_types')} + ${overlap('kernels')})`,
    params: [...(every ? [] : [fields]), ip_types, kernels].map((one) => JSON.stringify(one)),
  };
}
