// `npm run test:install`: the API alone, installed as docs/operating.md says, in a copy without the web apps' packages.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, startApi } from './api.mjs';
import { startDatabase } from './database.mjs';
import { checkNode } from './packages.mjs';
import { freePort } from './ports.mjs';
import { endOnSignals, main, prepareDataDir, Refusal, root, run, stopAll } from './process.mjs';
import { removeLater } from './temporary.mjs';

const say = (text) => console.log(`· ${text}`);

/** Files npm needs, and the built API. */
const FILES = ['package.json', 'package-lock.json', 'apps/api/dist'];
/** The command of docs/operating.md. */
const INSTALL = ['ci', '--omit=dev', '--workspace=apps/api', '--include-workspace-root=false'];
/** Packages of the web apps and of the tools, which the API does not need. */
const ABSENT = [
  ...['react', 'react-dom', 'react-router', 'react-admin', 'ra-core', '@mui', '@emotion', '@dnd-kit'],
  ...['vite', 'nx', 'jest', 'rolldown', '@swc', 'eslint', 'prettier', '@playwright', 'lighthouse'],
];

const workspaces = () =>
  ['apps', 'libs'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );

const megabytes = async (folder) => Number((await run('du', ['-sm', folder])).output.split('\t')[0]);

main(async () => {
  checkNode();
  endOnSignals();
  const began = Date.now();
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'ipw-install-'));
  removeLater(scratch);
  await build();
  const copy = path.join(scratch, 'api');
  for (const file of [...FILES, ...workspaces()]) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  }
  say(`npm ${INSTALL.join(' ')}`);
  const npm = await run(
    'npm',
    [...INSTALL, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: copy,
    },
  );
  if (npm.code !== 0)
    throw new Refusal(`npm failed:\n${npm.output.trim().split('\n').slice(-15).join('\n')}`);
  const packages = path.join(copy, 'node_modules');
  const present = ABSENT.filter((name) => existsSync(path.join(packages, name)));
  if (present.length) throw new Refusal(`Installed without need: ${present.join(', ')}.`);
  say(
    `${await megabytes(packages)} MB of packages; the whole repository has ${await megabytes(path.join(root, 'node_modules'))}`,
  );

  const dataDir = path.join(scratch, 'data');
  prepareDataDir(dataDir);
  const database = await startDatabase({ dataDir, testing: true });
  const api = await startApi({
    port: await freePort(),
    dataDir,
    databaseUrl: database.url,
    program: path.join(copy, 'apps/api/dist/main.js'),
    env: { DEMO: '0', NODE_ENV: 'test' },
    log: path.join(dataDir, 'api.log'),
  });
  const { status } = await fetch(`${api.url}/api/docs-json`);
  if (status !== 200) throw new Refusal(`The API started and answers ${status}.`);
  await stopAll();
  say(`the API starts with them and answers; ${((Date.now() - began) / 1000).toFixed(0)} s`);
});
