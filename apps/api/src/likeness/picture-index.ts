import type { Sql } from '../core/db/db';
import { likenessOf } from './likeness';
import { type Look, type Print, unpacked } from './picture-print';

/** Of 63 signs, at most so many differ in a copy; of other pictures half of them do. */
const MOST_SIGNS = 20;
/** Copies found for one picture, and prints read for it: the nearest by their signs. */
const MOST = 10;
const MOST_READ = 60;

/** A copy that was found, by the number of its print. */
interface Found {
  number: number;
  likeness: number;
}

export async function addPrint(sql: Sql, number: number, { signs, keys }: Print): Promise<void> {
  await sql.execute('INSERT IGNORE INTO picture_key (picture_key, print_number, signs) VALUES ?', [
    keys.map((key) => [key, number, signs]),
  ]);
}

/**
 * The stored pictures of others than `owner` that a picture may be a copy of, most alike first. Exact look-ups of its keys, no
 * scan. The owner's own pictures are left out before the limits, so that many of them hide no other.
 */
export async function findLike(sql: Sql, looks: readonly Look[], owner: string): Promise<Found[]> {
  const one = `SELECT k.print_number AS number, BIT_COUNT(k.signs ^ ?) AS distance, ? AS look FROM picture_key k
    JOIN picture_print p ON p.number = k.print_number JOIN uploaded_file f ON f.id = p.file_id
    WHERE k.picture_key IN (?) AND BIT_COUNT(k.signs ^ ?) <= ${String(MOST_SIGNS)} AND f.owner_id <> ?`;
  const near = await sql.rows<{ number: number | string; look: number | string; distance: number | string }>(
    `${looks.map(() => one).join(' UNION ALL ')} ORDER BY distance LIMIT ${String(4 * MOST_READ)}`,
    looks.flatMap(({ signs, keys }, look) => [signs, look, keys, signs, owner]),
  );
  const pairs = [...new Map(near.map((row) => [`${String(row.number)} ${String(row.look)}`, row])).values()];
  const numbers = [...new Set(pairs.map(({ number }) => Number(number)))].slice(0, MOST_READ);
  if (numbers.length === 0) return [];
  const rows = await sql.rows<{ number: number; print: string }>(
    'SELECT number, print FROM picture_print WHERE number IN (?) AND print IS NOT NULL',
    [numbers],
  );
  const prints = new Map(rows.map(({ number, print }) => [number, unpacked(print)]));
  const best = new Map<number, number>();
  for (const { number, look } of pairs) {
    const print = prints.get(Number(number));
    const likeness = print && likenessOf(looks[Number(look)]!.print, print);
    if (likeness !== undefined && likeness > (best.get(Number(number)) ?? 0))
      best.set(Number(number), likeness);
  }
  return [...best]
    .map(([number, likeness]) => ({ number, likeness }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST);
}
