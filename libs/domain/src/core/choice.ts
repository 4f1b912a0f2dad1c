import type { Rule } from './rule';

/** Fields whose value is picked from a list, a map or a calendar of the product, never typed. */
const PICKED: readonly string[] = [
  ...[
    'art_genres_id',
    'auth_field_id',
    'birth_area',
    'gender',
    'ip_origin',
    'ip_type_id',
    'ip_types',
    'kernels',
  ],
  ...['area_code', 'country', 'document_type', 'consultant_id'],
  ...['goods_id', 'licensee_id', 'label_type', 'payment_type', 'repeat_of', 'sku_id', 'ip_id', 'days'],
  ...[
    'case_type_id',
    'case_ids',
    'field_ids',
    'series_ids',
    'visibility',
    'decision',
    'outcome',
    'reason_code',
  ],
  ...['audience', 'into', 'kind', 'match_relation', 'member_id', 'method', 'role', 'topic', 'type'],
];

/** The catalogue key of a rule's sentence about a field: an empty list is to be chosen from, not entered. */
export const ruleKey = (field: string, rule: Rule): `rule.${Rule}` | 'rule.choose' =>
  rule === 'required' && PICKED.includes(field.split('.')[0]!) ? 'rule.choose' : `rule.${rule}`;
