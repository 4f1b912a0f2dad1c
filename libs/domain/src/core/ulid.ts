declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
let lastTime = 0;
let lastRandom: number[] = [];

/** A time-ordered opaque id (ULID). Ids of one process increase even within a millisecond. */
export function ulid(now = Date.now()): string {
  const time = Math.max(now, lastTime);
  if (time === lastTime && lastRandom.length) {
    for (let at = 15; at >= 0; at -= 1) {
      lastRandom[at] = (lastRandom[at]! + 1) % 32;
      if (lastRandom[at] !== 0) break;
    }
  } else {
    lastTime = time;
    lastRandom = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte % 32);
  }
  let head = '';
  for (let rest = time, at = 0; at < 10; at += 1, rest = Math.floor(rest / 32))
    head = CROCKFORD[rest % 32]! + head;
  return head + lastRandom.map((digit) => CROCKFORD[digit]).join('');
}
