// A copy of the repository as it is, uncommitted files included, with the packages of the original.
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root, run } from './process.mjs';

/** Files of the repository that are not ignored. */
export async function repositoryFiles() {
  const { code, output } = await run('git', ['ls-files', '-z', '-co', '--exclude-standard']);
  if (code !== 0) throw new Refusal(`The files of the repository cannot be listed: ${output.trim()}`);
  return [...new Set(output.split('\0'))].filter((file) => file && existsSync(path.join(root, file)));
}

/** Read by the confined PDF reader, which may follow no link. */
const COPIED = ['pdfjs-dist', '@napi-rs'];

/** Links the packages of the original, except our own workspaces, which must be the copy's, and the `builds` of both web apps. */
export function linkPackages(copy, { builds = true } = {}) {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(path.join(to, '@ipw'), { recursive: true });
  for (const name of readdirSync(from))
    if (COPIED.includes(name)) cpSync(path.join(from, name), path.join(to, name), { recursive: true });
    else if (name !== '@ipw' && name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@ipw')))
    symlinkSync(readlinkSync(path.join(from, '@ipw', name)), path.join(to, '@ipw', name));
  const beside = ['api', 'holder-web', 'admin-web'].map((app) => `apps/${app}/node_modules`);
  const webs = builds ? ['apps/holder-web/dist', 'apps/admin-web/dist'] : [];
  for (const each of [...beside, ...webs])
    if (existsSync(path.join(root, each))) symlinkSync(path.join(root, each), path.join(copy, each));
}

/** Copies the repository into a folder. */
export async function copyRepository(copy) {
  for (const file of await repositoryFiles()) cpSync(path.join(root, file), path.join(copy, file));
  linkPackages(copy);
}
