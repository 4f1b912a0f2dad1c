/**
 * The documents say what is there: `docs/flows.md` names every file a flow passes with its imports and numbers, ARCHITECTURE.md the
 * folders and packages, the glossary files, and the index of `docs/decisions` every decision.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { filesBelow } from '../testing/repository';

const root = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Ways from one file to the next that are no import. */
const JUMPS = ['route', 'HTTP', 'every call', 'its calls', 'module', 'event stream', 'timer'];

const flows = read('docs/flows.md')
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    title: part.split('\n')[0]!,
    rows: [...part.matchAll(/^\| `([\w./-]+)` \| (.+?) \| (.+) \|$/gm)].map(
      ([, file = '', by = '', step = '']) => ({ file, by, step }),
    ),
  }));

const IMPORT = /^import (?!type )([^;]*?) from '([^']+)';$/gm;
const importsOf = (file: string): { names: string[]; from: string }[] =>
  [...read(file).matchAll(IMPORT)].map(([, spec = '', from = '']) => ({
    names: spec.replace(/[{}\s]/g, '').split(','),
    from,
  }));

const declares = (file: string, names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(read(file)));

/** Whether a file imports another: directly, or one of its names through the `index.ts` of its folder or package. */
const doesImport = (file: string, other: string): boolean =>
  importsOf(file).some(({ names, from }) => {
    const [, lib, inside] = /^@ipw\/(\w+)(?:\/(.+))?$/.exec(from) ?? [];
    const path = lib ? `libs/${lib}/src${inside ? `/${inside}` : ''}` : normalize(join(dirname(file), from));
    if (['.ts', '.tsx'].some((end) => path + end === other)) return true;
    return from !== '.' && other.startsWith(`${path}/`) && declares(other, names);
  });

it('has three flows', () => {
  expect(flows).toHaveLength(3);
});

describe.each(flows)('$title', ({ title, rows }) => {
  const files = rows.map(({ file }) => file);

  it('counts its files, each once, and those no flow above has', () => {
    const above = flows.slice(
      0,
      flows.findIndex((one) => one.title === title),
    );
    const known = above.flatMap((one) => one.rows.map(({ file }) => file));
    expect(new Set(files).size).toBe(files.length);
    const [, all, fresh = all] = /: (\d+) files(?:, (\d+) of them not above)?$/.exec(title) ?? [];
    expect([all, fresh].map(Number)).toEqual([
      files.length,
      files.filter((file) => !known.includes(file)).length,
    ]);
  });

  it.each(rows)('$file', ({ file, by, step }) => {
    expect(existsSync(join(root, file))).toBe(true);
    const names = [...step.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !read(file).includes(name))).toEqual([]);
    const jump = /^_(.+)_$/.exec(by)?.[1];
    if (jump) return expect(JUMPS).toContain(jump);
    const [, turned, name] = /^(imports )?`([\w.-]+)`$/.exec(by) ?? [];
    const other = files.find((one) => basename(one) === name)!;
    expect(turned ? doesImport(file, other) : doesImport(other, file)).toBe(true);
  });
});

/** The names of a line of the picture in ARCHITECTURE.md, in its order. */
const namesIn = (line: 'features' | 'core'): string[] =>
  new RegExp(` ${line}: +([^(]+)\\n +\\│`).exec(read('ARCHITECTURE.md'))![1]!.split(/[·\s]+/);

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it.each([
  ['features', 'apps/api/src', ['core', 'db']],
  ['core', 'apps/api/src/core', []],
] as const)('the picture of the architecture names the folders of %s', (line, path, others) => {
  const rest: readonly string[] = others;
  expect(namesIn(line).sort()).toEqual(
    foldersIn(path)
      .filter((name) => !rest.includes(name))
      .sort(),
  );
});

it('the picture of the architecture names a folder of core before those it imports', () => {
  const core = join(root, 'apps/api/src/core');
  const names = namesIn('core');
  const sources = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && dirname(name) !== '.',
  );
  // Types and lazy imports count, as in `ipw/folders`.
  const wrong = sources.flatMap((name) =>
    [...readFileSync(join(core, name), 'utf8').matchAll(/\b(?:from |import\()'(\.[^']+)'/g)]
      .map(([, path]) => join(dirname(name), path!).split('/')[0]!)
      .filter((folder) => names.indexOf(folder) >= 0)
      .filter((folder) => names.indexOf(folder) < names.indexOf(name.split('/')[0]!))
      .map((folder) => `${name} imports ${folder}`),
  );
  expect(wrong).toEqual([]);
});

it.each(['domain', 'ui'])('the table of the architecture lists the packages of libs/%s', (lib) => {
  const row = new RegExp(`^\\| \`libs/${lib}\` \\| .+ \\| (.+) \\|$`, 'm').exec(read('ARCHITECTURE.md'))!;
  const rule = new RegExp(`^  ${lib}: \\[([^\\]]+)\\]`, 'm').exec(read('.dependency-cruiser.cjs'))!;
  const allowed = [...rule[1]!.matchAll(/'([^']+)'/g)].map(([, name]) => name!);
  expect(row[1]!.split(', ').filter((name) => name !== 'domain')).toEqual(allowed);
});

/** Where the paths of the glossary begin; without a word they begin in the domain. */
const BELOW: Record<string, string> = {
  API: 'apps/api/src',
  holder: 'apps/holder-web/src',
  console: 'apps/admin-web/src',
};

it('the glossary names files and folders that are there', () => {
  const words = read('docs/glossary.md').split('\n## Wording')[0]!;
  const paths = [...words.matchAll(/^\|.*\| (?!table )([^|]+) \|$/gm)].flatMap(([, where]) => {
    const below = BELOW[/^\w*/.exec(where!)![0]] ?? 'libs/domain/src';
    return [...where!.matchAll(/`([^`]+)`/g)].map(([, path]) => `${below}/${path!}`);
  });
  expect(paths.length).toBeGreaterThan(90);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the index of decisions names every decision', () => {
  const linked = [...read('docs/decisions/README.md').matchAll(/\[([^\]]+)\]\((\w+\.md)#/g)].map(
    ([, title, file]) => `${file!} ${title!}`,
  );
  const decided = readdirSync(join(root, 'docs/decisions'))
    .filter((file) => file !== 'README.md')
    .flatMap((file) =>
      [...read(`docs/decisions/${file}`).matchAll(/^## (.+)$/gm)].map(([, title]) => `${file} ${title!}`),
    );
  expect(linked.sort()).toEqual(decided.sort());
});

it('every decision ends with its date', () => {
  const undated = readdirSync(join(root, 'docs/decisions'))
    .filter((file) => file !== 'README.md')
    .flatMap((file) => read(`docs/decisions/${file}`).split(/^## /m).slice(1))
    .filter((decision) => !/\n\n\d{4}-\d{2}-\d{2}$/.test(decision.trim()))
    .map((decision) => decision.split('\n')[0]);
  expect(undated).toEqual([]);
});

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

it('links to files and headings that are there', () => {
  const guides = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...filesBelow('docs')].filter((file) =>
    file.endsWith('.md'),
  );
  const links = guides.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([link, path, anchor]) => ({
      link: `${file}: ${link}`,
      target: path ? join(dirname(file), path) : file,
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThan(100);
  const isThere = ({ target, anchor }: (typeof links)[number]): boolean =>
    existsSync(join(root, target)) &&
    (!anchor ||
      [...read(target).matchAll(/^#+ (.*)$/gm)].some(([, heading]) => anchorOf(heading!) === anchor));
  expect(links.filter((one) => !isThere(one)).map(({ link }) => link)).toEqual([]);
});
