/**
 * Proof of work, the ALTCHA format (SHA-256, version 2): a counter is sought whose hash with the challenge's nonce and
 * salt starts as asked. Plain code instead of `crypto.subtle`, which a page on plain http does not have.
 */
export interface Challenge {
  parameters: {
    algorithm: string;
    /** Hex. */
    nonce: string;
    /** Hex. */
    salt: string;
    /** Hashes a try. */
    cost: number;
    /** Hex; what the hash must start with. */
    keyPrefix: string;
    [more: string]: unknown;
  };
  signature: string;
}

/** What the parameter `captcha` carries, as base64 of its JSON. */
export interface Proof {
  challenge: Challenge;
  solution: { counter: number; derivedKey: string; time: number };
}

/** Primes' square (start) and cube (rounds) roots, first 32 fractional bits: FIPS 180-4, 4.2.2 and 5.3.3. */
const primes = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const ROUNDS = Int32Array.from(primes, (prime) => fraction(prime ** (1 / 3)));

/** SHA-256 of one message below 56 bytes, into `state` (8 words): `block` holds it padded, as 16 big-endian words. */
function sha256(block: Int32Array, words: Int32Array, state: Int32Array): void {
  words.set(block);
  for (let at = 16; at < 64; at += 1) {
    const x = words[at - 15]!;
    const y = words[at - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[at] = (words[at - 16]! + s0 + words[at - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = START as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => {
    state[at] = (START[at]! + word) | 0;
  });
}

const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
const hexOf = (words: Iterable<number>) =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** A block of the bytes and the padding of a message that ends with them. */
function blockOf(bytes: readonly number[]): Int32Array {
  const padded = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(60, bytes.length * 8);
  return Int32Array.from({ length: 16 }, (_, at) => padded.getInt32(at * 4));
}

/**
 * Solves a challenge; takes its time, so a browser does it in a worker. Throws when the challenge is of another kind
 * than ours: 16 bytes of salt, 16 of nonce.
 */
export function solve(challenge: Challenge): Proof {
  const { algorithm, nonce, salt, cost, keyPrefix } = challenge.parameters;
  if (algorithm !== 'SHA-256' || salt.length !== 32 || nonce.length !== 32 || cost !== 1)
    throw new Error(`not a challenge of ours: ${algorithm}`);
  const block = blockOf([...bytesOf(salt), ...bytesOf(nonce), 0, 0, 0, 0]);
  // Most tries end at the first bits; only a hit is written out and compared whole.
  const start = keyPrefix.slice(0, 8);
  const [first, shift] = [parseInt(start, 16), 32 - start.length * 4];
  const [words, state] = [new Int32Array(64), new Int32Array(8)];
  const began = Date.now();
  for (let counter = 0; counter <= 0xffffffff; counter += 1) {
    block[8] = counter;
    sha256(block, words, state);
    if (state[0]! >>> shift !== first) continue;
    const derivedKey = hexOf(state);
    if (derivedKey.startsWith(keyPrefix))
      return { challenge, solution: { counter, derivedKey, time: Date.now() - began } };
  }
  throw new Error('the challenge has no solution');
}

/** In browsers, their workers and Node alike. */
declare const btoa: (text: string) => string;

/** A proof as it travels in `captcha`. */
export const proofText = (proof: Proof): string => btoa(JSON.stringify(proof));
