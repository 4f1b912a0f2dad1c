/** A field key added while processes run: those with the older keys read what is written with the new one. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type Keys, makeKeys, openKeys, watchedKeys } from '../keys';
import { FileCipher } from '../providers/file-cipher';
import { FieldCipher } from './field-cipher';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ipw-field-keys-'));
  makeKeys(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The ciphers of a process that starts now. */
const started = () => {
  const keys = openKeys(folder);
  return {
    fields: new FieldCipher(keys, watchedKeys(folder, 'field')),
    files: new FileCipher(keys, watchedKeys(folder, 'field')),
  };
};
/** As the operator adds the next key. */
const add = (number: number) => {
  const file = path.join(folder, 'keys.json');
  const keys = JSON.parse(readFileSync(file, 'utf8')) as Keys;
  keys.field[number] = randomBytes(32).toString('base64');
  writeFileSync(file, JSON.stringify(keys));
};
const whole = async (parts: AsyncIterable<Buffer>) =>
  Buffer.concat((await Readable.from(parts).toArray()) as Buffer[]);

it('reads what a process with a newer key has written, and writes with its own', async () => {
  const older = started();
  add(2);
  const newer = started();
  const field = newer.fields.seal('member:1:phone', '13800000000');
  const file = await whole(newer.files.seal('ab/1', [Buffer.from('paper')]));
  expect([field[0], file[8]]).toEqual([2, 2]);
  expect(older.fields.open('member:1:phone', field)).toBe('13800000000');
  const head = file.subarray(0, 25);
  expect(String(await whole(older.files.open('ab/1', head, [file.subarray(25)])))).toBe('paper');
  expect(older.fields.seal('member:1:phone', '13800000000')[0]).toBe(1);
});

it('names a key that is nowhere', () => {
  const { fields } = started();
  const sealed = fields.seal('member:1:phone', '13800000000');
  sealed[0] = 7;
  expect(() => fields.open('member:1:phone', sealed)).toThrow('field key 7 is missing');
});

it('shows a masked value as it is stored now, and of its own row only', () => {
  const { fields } = started();
  const mask = (phone: string) => phone.slice(-4);
  const context = 'member:1:phone';
  const sealed = fields.seal(context, '13800001111');
  expect([fields.masked(context, sealed, mask), fields.masked(context, sealed, mask)]).toEqual([
    '1111',
    '1111',
  ]);
  expect(fields.masked(context, fields.seal(context, '13800002222'), mask)).toBe('2222');
  expect(() => fields.masked('member:2:phone', sealed, mask)).toThrow();
});
