import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { type Challenge, proofText, solve } from '@ipw/domain';

const hex = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

function keyOf(salt: string, nonce: string, counter: number): string {
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(counter);
  return createHash('sha256')
    .update(Buffer.from(salt + nonce, 'hex'))
    .update(tail)
    .digest('hex');
}

const challengeOf = (salt: string, nonce: string, keyPrefix: string, cost = 1): Challenge => ({
  parameters: { algorithm: 'SHA-256', salt, nonce, cost, keyPrefix },
  signature: 'of the server',
});

it('finds the counter, whatever the challenge, and its key is SHA-256', () => {
  fc.assert(
    fc.property(hex, hex, fc.nat(3000), (salt, nonce, counter) => {
      const key = keyOf(salt, nonce, counter);
      const challenge = challengeOf(salt, nonce, key.slice(0, 32));
      expect(solve(challenge)).toMatchObject({ challenge, solution: { counter, derivedKey: key } });
    }),
    { numRuns: 40 },
  );
});

it('refuses a challenge it does not know', () => {
  const [salt, nonce] = ['a'.repeat(32), 'b'.repeat(32)];
  expect(() => solve(challengeOf(salt, nonce, '00', 2))).toThrow('unknown challenge algorithm');
  expect(() => solve(challengeOf('aa', nonce, '00'))).toThrow('unknown challenge algorithm');
});

it('travels as base64 of JSON', () => {
  const proof = solve(challengeOf('a'.repeat(32), 'b'.repeat(32), '00'));
  expect(JSON.parse(Buffer.from(proofText(proof), 'base64').toString())).toEqual(proof);
});
