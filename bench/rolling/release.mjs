// The releases of a rolling deploy: the present build, one of an earlier commit, and copies of a build with a hashed file more.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refusal, root, run } from '../../tools/process.mjs';
import { linkPackages } from '../../tools/repository-copy.mjs';

const APPS = ['api', 'holder-web', 'admin-web'];
const MIGRATIONS = 'apps/api/src/db/migrations';
/** Web apps with the path they are served at. */
export const WEBS = [
  { app: 'holder-web', page: '/' },
  { app: 'admin-web', page: '/admin/' },
];

/** A release is a folder with the three builds, and the `tree` with its sources and packages. */
const release = (name, folder, tree) => ({
  name,
  folder,
  tree,
  main: path.join(folder, 'apps/api/dist/main.js'),
});

export const present = () => release('the present build', root, root);

async function git(...args) {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : undefined;
}

const numbered = (names) => names.filter((name) => /^\d{4}-/.test(name)).sort();

/** The newest commit that lacks the newest migration of the tree; undefined where the history does not reach that far. */
export async function commitBefore() {
  const newest = numbered(readdirSync(path.join(root, MIGRATIONS))).at(-1);
  const file = `${MIGRATIONS}/${newest}`;
  const added = await git('log', '-1', '--format=%H', '--no-renames', '--diff-filter=A', '--', file);
  if (added === undefined) return undefined;
  // A migration that is not committed yet is in no commit.
  const before = added === '' ? 'HEAD' : `${added}^`;
  const commit = await git('rev-parse', '--verify', '-q', `${before}^{commit}`);
  const known = commit && (await git('ls-tree', '--name-only', commit, file)) === '';
  return known ? commit : undefined;
}

/** Builds a commit in a folder, with the packages of the present tree. */
export async function buildCommit(revision, folder) {
  const commit = await git('rev-parse', '--verify', '-q', `${revision}^{commit}`);
  if (!commit) throw new Refusal(`There is no commit ${revision}.`);
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await must('git', ['archive', '-o', archive, commit], root);
  await must('tar', ['-xf', archive, '-C', folder], root);
  linkPackages(folder, { builds: false });
  const locks = [root, folder].map((tree) => readFileSync(path.join(tree, 'package-lock.json'), 'utf8'));
  if (locks[0] !== locks[1]) console.log('· its packages differ; it is built with those of the present tree');
  for (const app of APPS) await must('npm', ['run', 'build'], path.join(folder, 'apps', app));
  const subject = await git('log', '-1', '--format=%h %s', commit);
  return release(`"${subject}"`, folder, folder);
}

async function must(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Refusal(`${command} ${args.join(' ')}:\n${output.trim().slice(-2000)}`);
}

/** Files below `assets` of a web app's build, without their compressed forms. */
export function assetsOf({ folder }, app) {
  const assets = path.join(folder, 'apps', app, 'dist/assets');
  return readdirSync(assets)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => ({ name, bytes: readFileSync(path.join(assets, name)) }));
}

/** A copy of a release in `folder`, below its tree, whose pages name one hashed file more: another release to the file store. */
export function withMoreAssets({ name, folder: from, tree }, folder, word) {
  for (const app of APPS) {
    const [source, target] = [from, folder].map((base) => path.join(base, 'apps', app));
    mkdirSync(target, { recursive: true });
    cpSync(path.join(source, 'dist'), path.join(target, 'dist'), { recursive: true });
    const packages = path.join(tree, 'apps', app, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(target, 'node_modules'));
  }
  for (const { app, page } of WEBS) {
    const dist = path.join(folder, 'apps', app, 'dist');
    const asset = `assets/${word}-${app}.js`;
    writeFileSync(path.join(dist, asset), `export default '${word} of ${app}';\n`);
    const index = path.join(dist, 'index.html');
    const html = readFileSync(index, 'utf8');
    writeFileSync(
      index,
      html.replace('</head>', `<script type="module" src="${page}${asset}"></script></head>`),
    );
  }
  return release(`${name}, ${word}`, folder, tree);
}
