// `node tools/common-passwords.mjs`: writes the list of refused leaked passwords. Run by hand for a newer version of the
// source; the API needs neither the package nor a network.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { main, Refusal, root, run } from './process.mjs';

// Licence MIT (Dropbox zxcvbn and its TypeScript successor); passwords counted in public leaks, most frequent first.
const SOURCE = {
  name: '@zxcvbn-ts/language-common@4.1.3',
  integrity:
    'sha512-g2bg4skmlJG9aJqC/nWziZzgYpSe/f3rKeGobrkdFiOrfZVFqqzUgC6BUQWuX54Sua9j0Jxxt+1bf4f/Mal1Kg==',
  file: 'package/src/passwords.json',
};
const TARGET = path.join(root, 'apps/api/src/core/security/leaked-passwords.ts');
/** Shorter ones are refused for their length. */
const SHORTEST = 8;

async function leaked(folder) {
  const packed = await run('npm', ['pack', SOURCE.name, '--pack-destination', folder, '--json'], {});
  if (packed.code !== 0) throw new Refusal(`npm could not fetch ${SOURCE.name}.`);
  const archive = path.join(folder, 'zxcvbn-ts-language-common-4.1.3.tgz');
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== SOURCE.integrity) throw new Refusal(`${SOURCE.name}: its checksum has changed.`);
  await run('tar', ['-xzf', archive, '-C', folder, SOURCE.file], {});
  return JSON.parse(readFileSync(path.join(folder, SOURCE.file), 'utf8'));
}

main(async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ipw-passwords-'));
  try {
    const words = (await leaked(folder)).map((word) => word.toLowerCase());
    const hashes = words
      .filter((word) => [...word].length >= SHORTEST)
      .map((word) => createHash('sha256').update(word).digest().readUInt32BE());
    const sorted = Uint32Array.from(new Set(hashes)).sort();
    const bytes = Buffer.alloc(sorted.length * 4);
    sorted.forEach((hash, at) => bytes.writeUInt32BE(hash, at * 4));
    writeFileSync(
      TARGET,
      `/**
 * ${sorted.length} leaked passwords of ${SHORTEST} and more characters, in lower case, from ${SOURCE.name} (MIT): the first four
 * bytes of the SHA-256 of each, big-endian, sorted, as base64. Written by tools/common-passwords.mjs.
 */
export const LEAKED_PASSWORDS =
  '${bytes.toString('base64')}';
`,
    );
    console.log(`${sorted.length} passwords`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
