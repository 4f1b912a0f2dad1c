import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/**
 * Proof of work in the ALTCHA format (SHA-256, version 2): the client searches a counter whose hash with nonce and salt
 * starts with `keyPrefix`.
 */
export interface Challenge {
  parameters: {
    algorithm: string;
    /** Hex. */
    nonce: string;
    /** Hex. */
    salt: string;
    /** Hash rounds of each try. */
    cost: number;
    /** Hex; the required beginning of the hash. */
    keyPrefix: string;
    [more: string]: unknown;
  };
  signature: string;
}

/** The parameter `captcha`: base64 of this object's JSON. */
export interface Proof {
  challenge: Challenge;
  solution: { counter: number; derivedKey: string; time: number };
}

/**
 * Solves a challenge. It takes up to seconds, so browsers call it in a worker. Throws unless the algorithm is SHA-256 with
 * cost 1, and salt and nonce have 16 bytes.
 */
export function solve(challenge: Challenge): Proof {
  const { algorithm, nonce, salt, cost, keyPrefix } = challenge.parameters;
  if (algorithm !== 'SHA-256' || salt.length !== 32 || nonce.length !== 32 || cost !== 1)
    throw new Error(`unknown challenge algorithm: ${algorithm}`);
  // The common prefix is hashed once and cloned; `digestInto` saves an allocation a try.
  const prefix = sha256.create().update(hexToBytes(salt + nonce));
  const attempt = sha256.create();
  const tail = new DataView(new ArrayBuffer(4));
  const tailBytes = new Uint8Array(tail.buffer);
  const key = new Uint8Array(32);
  // Compares the first 32 bits as a number; only a match is converted to hex and compared whole.
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

/** The global of browsers, workers and Node. */
declare const btoa: (text: string) => string;

/** Encodes a proof for the parameter `captcha`. */
export const proofText = (proof: Proof): string => btoa(JSON.stringify(proof));
