// `prettier --check` of all files but those it found formatted before: its answer depends on path, text, version and settings only.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheOf } from './cache.mjs';
import { RUNS_BRIEFLY, root, run } from './process.mjs';
import { repositoryFiles } from './repository-copy.mjs';

const KNOWN = path.join(cacheOf('format'), 'formatted');
/** Several states of the repository. */
const MOST_KNOWN = 20_000;
const read = (file) => readFileSync(path.join(root, file));

function rules() {
  const { version } = JSON.parse(read('node_modules/prettier/package.json'));
  const { prettier } = JSON.parse(read('package.json'));
  return `${version} ${JSON.stringify(prettier)} ${read('.prettierignore')}`;
}

const keyOf = (file, settings) =>
  createHash('sha256').update(`${settings}\0${file}\0`).update(read(file)).digest('base64url');

/** @returns {Promise<{ok: boolean, output: string}>} */
export async function checkFormat() {
  const known = existsSync(KNOWN) ? readFileSync(KNOWN, 'utf8').trimEnd().split('\n') : [];
  const settings = rules();
  const keys = new Map((await repositoryFiles()).map((file) => [keyOf(file, settings), file]));
  const before = new Set(known);
  const files = [...keys].filter(([key]) => !before.has(key)).map(([, file]) => file);
  if (!files.length) return { ok: true, output: '' };
  const prettier = path.join(root, 'node_modules/.bin/prettier');
  const options = ['--check', '--ignore-unknown', '--log-level=warn'];
  const { code, output } = await run(process.execPath, [RUNS_BRIEFLY, prettier, ...options, ...files]);
  // Those not formatted are named. A program that broke off names none.
  const wrong = files.filter((file) => output.includes(`[warn] ${file}\n`));
  if (code === 0 || wrong.length)
    remember(
      known,
      [...keys].flatMap(([key, file]) => (wrong.includes(file) ? [] : key)),
    );
  return { ok: code === 0, output };
}

function remember(known, keys) {
  const ours = new Set(keys);
  const all = [...known.filter((key) => !ours.has(key)), ...keys].slice(-MOST_KNOWN);
  mkdirSync(path.dirname(KNOWN), { recursive: true });
  // Written beside and renamed, so that a check at the same time reads none that is incomplete.
  const part = `${KNOWN}.${process.pid}`;
  writeFileSync(part, `${all.join('\n')}\n`);
  renameSync(part, KNOWN);
}
