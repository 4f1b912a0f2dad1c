import { shanghaiDay } from '@ipw/domain';
import { type Db, fromJson } from '../../core/db/db';
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

/** How visitors of the demo's pages came, and what they did: shares of a day's visitors. */
const SHARES = {
  source: { search: 0.3, social: 0.28, directory: 0.18, direct: 0.12, code: 0.07, site: 0.05 },
  manual: { '': 0.06 },
  ask: { '': 0.09 },
} as const;

async function plantFigures(
  db: Db,
  ip_id: string,
  day: string,
  visits: number,
  chance: ReturnType<typeof rng>,
): Promise<void> {
  const insert = async (kind: string, subject: string, count: number) => {
    if (count > 0) await db.insert('ip_figure', { ip_id, day, kind, subject, count });
  };
  let left = visits;
  for (const [source, share] of Object.entries(SHARES.source)) {
    const count = Math.min(left, Math.round(visits * share * chance.range(0.7, 1.3)));
    left -= count;
    // The last source takes the rest, so that the sources of a day sum up to its visitors.
    await insert('source', source, source === 'site' ? count + left : count);
  }
  for (const kind of ['manual', 'ask'] as const)
    await insert(kind, '', Math.round(visits * SHARES[kind][''] * chance.range(0, 2)));
  const series = await db.rows<{ id: string; images: string }>(
    "SELECT id, images FROM series WHERE ip_id = ? AND visibility = 'public' AND published_at IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT 4",
    [ip_id],
  );
  for (const [at, { id, images }] of series.entries()) {
    const opened = Math.round((visits * chance.range(0.1, 0.5)) / (at + 1));
    await insert('series', id, opened);
    for (const [place, image] of fromJson<string[]>(images).slice(0, 3).entries())
      await insert('picture', image, Math.round(opened / (place + 1)));
  }
}

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
      if (visits < 1) continue;
      await db.insert('ip_visit', { ip_id: ips[ip]!, day, visits });
      await plantFigures(db, ips[ip]!, day, visits, chance);
    }
  }
}
