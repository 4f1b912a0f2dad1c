import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlatformKeys } from './platform-keys';

const MINUTE = 60_000;
const pem = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).publicKey;

let folder: string;
const put = (name: string, content: string = pem) => writeFileSync(join(folder, name), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-keys-'));
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('takes up a new key when it is first asked for, and forgets a removed one within a minute', () => {
  put('A.pem');
  put('readme.txt', 'no key');
  const keys = new PlatformKeys(folder);
  expect([keys.of('A'), keys.of('B'), keys.of('readme')].map(Boolean)).toEqual([true, false, false]);
  put('B.pem');
  jest.setSystemTime(2000);
  expect([keys.of('B'), keys.of('A')].map(Boolean)).toEqual([true, true]);
  rmSync(join(folder, 'A.pem'));
  jest.setSystemTime(2001 + MINUTE);
  expect([keys.of('A'), keys.of('B')].map(Boolean)).toEqual([false, true]);
});

it('keeps what it knows while a file is half written, and looks no more than once a second', () => {
  put('A.pem');
  const keys = new PlatformKeys(folder);
  put('B.pem', pem.slice(0, 40));
  jest.setSystemTime(2000);
  expect([keys.of('B'), keys.of('A')].map(Boolean)).toEqual([false, true]);
  put('B.pem');
  expect(keys.of('B')).toBeUndefined();
  jest.setSystemTime(4000);
  expect(keys.of('B')).toBeDefined();
});

it('does not begin without a key, or with a file that is none', () => {
  expect(() => new PlatformKeys(folder)).toThrow('configuration: no key <id>.pem in');
  put('A.pem', 'none');
  expect(() => new PlatformKeys(folder)).toThrow();
});
