/** Sets rate limits as if they had been used, and one-time codes to known digits. */
import { createHash } from 'node:crypto';
import { ulid } from '@ipw/domain';
import { type LimitName, ruleOf } from '../src/core/limit/rules';
import { openFixtures } from './fixtures';
import { api } from './server';

/** One of many client addresses behind a proxy. */
export const addressAt = (at: number): string => `10.${String(at >> 8)}.${String(at & 255)}.7`;

/** Sets the count of a limit. */
export async function used(name: LimitName, key: string, points: number): Promise<void> {
  await api()
    .db()
    .query('REPLACE INTO rate_limit (`key`, points, expire) VALUES (?, ?, UNIX_TIMESTAMP() * 1000 + ?)', [
      `${name}:${createHash('sha256').update(key).digest('hex').slice(0, 40)}`,
      points,
      ruleOf(name).duration * 1000,
    ]);
}

/** Sets a sent code to known digits. */
export async function knownCode(id: string, code = '246810'): Promise<void> {
  const { db, cipher } = await openFixtures();
  await db.update('one_time_code', { code_hash: cipher.blind('code', `${id} ${code}`) }, { id });
}

export async function plantCode(
  phone: string,
  scene: string,
  code = '246810',
  areaCode = '86',
): Promise<void> {
  const { db: sql, cipher } = await openFixtures();
  const id = ulid();
  await sql.insert('one_time_code', {
    id,
    phone_hash: cipher.blind('phone', `${areaCode} ${phone}`),
    scene,
    code_hash: cipher.blind('code', `${id} ${code}`),
    expires_at: new Date(Date.now() + 600_000),
  });
}
