import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/**
 * Proof of work, the ALTCHA format (SHA-256, version 2): a counter is sought whose hash with the challenge's nonce and
 * salt starts as asked.
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

/**
 * Solves a challenge; takes its time, so a browser does it in a worker. Throws when the challenge is of another kind
 * than ours: 16 bytes of salt, 16 of nonce.
 */
export function solve(challenge: Challenge): Proof {
  const { algorithm, nonce, salt, cost, keyPrefix } = challenge.parameters;
  if (algorithm !== 'SHA-256' || salt.length !== 32 || nonce.length !== 32 || cost !== 1)
    throw new Error(`not a challenge of ours: ${algorithm}`);
  // The part that every try shares is hashed once and copied; `digestInto` saves an allocation a try.
  const prefix = sha256.create().update(hexToBytes(salt + nonce));
  const attempt = sha256.create();
  const tail = new DataView(new ArrayBuffer(4));
  const tailBytes = new Uint8Array(tail.buffer);
  const key = new Uint8Array(32);
  // Most tries end at the first bits; only a hit is written out and compared whole.
  const start = keyPrefix.slice(0, 8);
  const [first, shift] = [parseInt(start, 16), 32 - start.length * 4];
  const keyStart = new DataView(key.buffer);
  const began = Date.now();
  for (let counter = 0; counter <= 0xffffffff; counter += 1) {
    tail.setUint32(0, counter);
    prefix._cloneInto(attempt).update(tailBytes).digestInto(key);
    if (keyStart.getUint32(0) >>> shift !== first) continue;
    const derivedKey = bytesToHex(key);
    if (derivedKey.startsWith(keyPrefix))
      return { challenge, solution: { counter, derivedKey, time: Date.now() - began } };
  }
  throw new Error('the challenge has no solution');
}

/** In browsers, their workers and Node alike. */
declare const btoa: (text: string) => string;

/** A proof as it travels in `captcha`. */
export const proofText = (proof: Proof): string => btoa(JSON.stringify(proof));
