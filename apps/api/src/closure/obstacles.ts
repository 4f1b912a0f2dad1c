import {
  claimMachine,
  type ClosureObstacle,
  type ClosureStanding,
  statesAwaiting,
  verificationMachine,
} from '@ipw/domain';
import { type Sql, wordList } from '../core/db/db';

const awaitingStaff = (machine: typeof claimMachine | typeof verificationMachine): string =>
  wordList(statesAwaiting<string>(machine, 'staff'));

/** What somebody else still waits for; counted by the member's id. */
const OBSTACLES: Readonly<Record<ClosureObstacle, string>> = {
  claims_under_review: `claim WHERE member_id = ? AND state IN ${awaitingStaff(claimMachine)}`,
  identity_under_review: `verification WHERE member_id = ? AND state IN ${awaitingStaff(verificationMachine)}`,
  ips_with_orders: 'ip WHERE owner_id = ? AND order_tag = 1',
};

/** What has to be settled before an account can close. */
export async function obstaclesOf(sql: Sql, memberId: string): Promise<ClosureStanding['obstacles']> {
  const found: ClosureStanding['obstacles'] = [];
  for (const kind of Object.keys(OBSTACLES) as ClosureObstacle[]) {
    const row = await sql.one<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${OBSTACLES[kind]}`, [
      memberId,
    ]);
    if (Number(row?.n)) found.push({ kind, count: Number(row?.n) });
  }
  return found;
}
