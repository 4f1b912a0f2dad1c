/** The server's code cache: it is used when it belongs to the source, and otherwise the source is. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

const SUM_BYTES = 4;
const FLAGS = [[], ['--max-semi-space-size=8']];
const app = join(__dirname, '..');
let copy: string;

beforeEach(() => {
  // Beside the packages that stay in `node_modules`.
  mkdirSync(join(app, '.cache'), { recursive: true });
  copy = mkdtempSync(join(app, '.cache', 'code-'));
  for (const name of readdirSync(join(app, 'dist')))
    if (/^(main\.js|server\.cjs(\.\d+\.cache)?)$/.test(name))
      cpSync(join(app, 'dist', name), join(copy, name));
});
afterEach(() => rmSync(copy, { recursive: true }));

/** The first command that is named where nobody knows one: a text of what is evaluated at once. */
const answer = (flags: string[]) =>
  new Promise<string>((done) => {
    const args = [...flags, join(copy, 'main.js'), 'nothing'];
    execFile(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' } }, (_error, _out, said) =>
      done(/commands: ([\w:]+)/.exec(said)?.[1] ?? said),
    );
  });

/** Another text of the same length, by which V8 cannot tell the source from the first. */
function changeSource(): Buffer {
  const file = join(copy, 'server.cjs');
  const source = readFileSync(file, 'latin1').replace('"admin:create":', '"admin:former":');
  writeFileSync(file, source, 'latin1');
  return Buffer.from(source, 'latin1');
}

/** Changes the code cache of each set of flags. */
function changeCache(change: (stored: Buffer) => Buffer): void {
  const files = readdirSync(copy).filter((name) => name.endsWith('.cache'));
  expect(files).toHaveLength(FLAGS.length);
  for (const name of files) writeFileSync(join(copy, name), change(readFileSync(join(copy, name))));
}

const answers = () => Promise.all(FLAGS.map(answer));

it('is used with the flags it was made for', async () => {
  const source = changeSource();
  changeCache((stored) => {
    const changed = Buffer.from(stored);
    changed.writeUInt32LE(crc32(stored.subarray(SUM_BYTES), crc32(source)));
    return changed;
  });
  // What the source said when its code cache was made.
  expect(await answers()).toEqual(['admin:create', 'admin:create']);
});

it('is not used for other source of the same length', async () => {
  changeSource();
  expect(await answers()).toEqual(['admin:former', 'admin:former']);
});

it('is not used with a changed byte, half of it, or nothing', async () => {
  for (const change of [
    (stored: Buffer) => Buffer.from(stored.map((byte, at) => (at === stored.length >> 1 ? byte ^ 1 : byte))),
    (stored: Buffer) => stored.subarray(0, stored.length >> 1),
    () => Buffer.of(),
  ]) {
    changeCache(change);
    expect(await answers()).toEqual(['admin:create', 'admin:create']);
  }
});
