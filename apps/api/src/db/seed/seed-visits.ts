import { shanghaiDay } from '@ipw/domain';
import type { Db } from '../../core/db/db';
import { rng } from './art/drawing/rng';
import { ago } from './fixtures';

const DAYS = 100;
/** Visitors of a quiet and of a busy day, by index in the demo's list of IPs. */
const PAGES = [
  { ip: 0, least: 6, most: 38 },
  { ip: 4, least: 2, most: 15 },
  { ip: 1, least: 3, most: 22 },
  { ip: 8, least: 1, most: 12 },
] as const;
const DAY_OFF = 0.6;
/** Two waves of visitors: their length in days and their factor. */
const MENTIONED = { days: 9, times: 2.4 };

/** Visitors of the demo's pages over the last months: growing, fewer at weekends, with two waves. */
export async function plantVisits(db: Db, ips: readonly string[]): Promise<void> {
  for (const { ip, least, most } of PAGES) {
    const chance = rng(ip + 17);
    const waves = [chance.int(12, 24), chance.int(50, 70)];
    for (let back = DAYS; back >= 1; back -= 1) {
      const at = ago(back);
      const day = shanghaiDay(at);
      const weekday = new Date(day).getUTCDay();
      const growth = 1 - (back / DAYS) * 0.55;
      const weekend = weekday === 0 || weekday === 6 ? DAY_OFF : 1;
      const wave = waves.some((start) => back <= start && back > start - MENTIONED.days)
        ? MENTIONED.times
        : 1;
      const visits = Math.round(chance.range(least, most / MENTIONED.times) * growth * weekend * wave);
      await db.insert('ip_visit', { ip_id: ips[ip]!, day, visits: Math.max(visits, 0) });
    }
  }
}
