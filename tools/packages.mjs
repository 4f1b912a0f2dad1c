// Requirements of a command: Node's version, npm packages, Debian packages.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root, run } from './process.mjs';

/** Refuses a Node outside package.json's `engines`. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  throw new Refusal(
    `Node ${process.versions.node} is not supported: use 20.19 or newer of 20, or 22.12 and up.`,
  );
}

/** Where a program is on the PATH, or undefined. */
export function onPath(name) {
  for (const folder of [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin']) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
}

/** Whether node_modules matches package-lock.json (npm keeps a copy of the lock file there). */
export function packagesInstalled() {
  try {
    const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
    const have = read('node_modules/.package-lock.json');
    return Object.entries(read('package-lock.json')).every(([place, wanted]) => {
      if (
        !place.includes('node_modules/') ||
        wanted.link ||
        wanted.optional ||
        wanted.devOptional ||
        wanted.peer
      )
        return true;
      return have[place]?.version === wanted.version;
    });
  } catch {
    return false;
  }
}

/** Runs `npm ci` when packages are missing or the lock file has changed. */
export async function ensurePackages(progress) {
  if (packagesInstalled()) return;
  progress('installing packages (once, a minute or two)');
  const npm =
    process.env.npm_execpath && existsSync(process.env.npm_execpath)
      ? [process.execPath, process.env.npm_execpath]
      : ['npm'];
  const { code, output } = await run(npm[0], [
    ...npm.slice(1),
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code === 0) return;
  if (/ENOSPC/.test(output)) throw new Refusal('Packages could not be installed: the disk is full.');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output))
    throw new Refusal('Packages could not be installed: the npm registry cannot be reached.');
  throw new Refusal(`npm ci failed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

let listsFresh = false;

/** Installs Debian packages as root; `otherwise` completes the line printed when that is not possible. */
export async function apt(names, otherwise) {
  const list = names.join(' ');
  if (!onPath('apt-get')) throw new Refusal(`${list} cannot be installed here. ${otherwise}`);
  if (process.getuid() !== 0)
    throw new Refusal(`Missing: ${list}. Run \`sudo apt-get install ${list}\`. ${otherwise}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!listsFresh) await run('apt-get', ['update', '-qq'], { env });
  listsFresh = true;
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
    { env },
  );
  if (code !== 0)
    throw new Refusal(`apt-get could not install ${list}: ${output.trim().split('\n').at(-1)}. ${otherwise}`);
}

/** Installs the programs that backups run, where they are missing. */
export async function ensureBackupPrograms() {
  const packages = { age: 'age', 'mariadb-dump': 'mariadb-client', 'mariadb-binlog': 'mariadb-client' };
  const lacking = Object.keys(packages).filter((name) => !onPath(name));
  if (lacking.length)
    await apt([...new Set(lacking.map((name) => packages[name]))], 'Backups need these programs.');
}
