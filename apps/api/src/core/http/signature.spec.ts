import { sha256, signedText } from '@ipw/domain';
import * as fc from 'fast-check';
import { signatureOf } from './signature';

it('is what the contract says: keys in order, values behind them, then the secret', () => {
  const parameters = { b: 'two', a: 1, list: ['x', { y: null }], sign: 'not this', Z: true };
  expect(signedText(parameters, 'secret')).toBe('Ztruea1btwolist["x",{"y":null}]secret');
});

it('hashes texts of every length around a block', () => {
  for (let length = 0; length < 200; length += 1)
    expect(sha256('a'.repeat(length)).toUpperCase()).toBe(signatureOf({}, 'a'.repeat(length)));
});

it('is the same in a browser and on the server, after its way over the wire', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (given) => {
      const sent = JSON.parse(JSON.stringify(given)) as Record<string, unknown>;
      expect(sha256(signedText(sent, 'secret')).toUpperCase()).toBe(
        signatureOf(JSON.parse(JSON.stringify(sent)) as typeof sent, 'secret'),
      );
    }),
  );
});
