import { type Audience, MAINLAND, VERIFIED } from '@ipw/domain';

export interface Aim {
  audience: Audience;
  consultant_id: string | null;
  member_ids: readonly string[];
}

/** Conditions on members with an open account. */
const CONDITIONS: Record<Audience, (aim: Aim) => { sql: string; params: unknown[] }> = {
  all: () => ({ sql: '1 = 1', params: [] }),
  verified: () => ({ sql: 'm.auth_status = ?', params: [VERIFIED] }),
  mainland: () => ({ sql: 'm.area_code = ?', params: [MAINLAND] }),
  overseas: () => ({ sql: 'm.area_code <> ?', params: [MAINLAND] }),
  holders: () => ({ sql: 'EXISTS (SELECT 1 FROM ip WHERE ip.owner_id = m.id)', params: [] }),
  consultant: ({ consultant_id }) => ({ sql: 'm.consultant_id = ?', params: [consultant_id] }),
  list: ({ member_ids }) => ({ sql: 'm.id IN (?)', params: [member_ids] }),
};

/** The audience as a condition on `member m`; closed accounts are excluded. */
export function conditionOf(aim: Aim): { sql: string; params: unknown[] } {
  const { sql, params } = CONDITIONS[aim.audience](aim);
  return { sql: `m.closed_at IS NULL AND ${sql}`, params };
}
