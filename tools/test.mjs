// `npm test [-- domain|api|web|e2e|bench [pattern]]`: every suite, with its own folder and ports. `.ci/run` is `ci`: every suite
// and every check. `npm run test:engine -- URL [pattern]`: the API suite on a database server that is running.
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, build } from './api.mjs';
import { benchSuite } from './bench.mjs';
import { startDatabase } from './database.mjs';
import { demoCache } from './demo-cache.mjs';
import { apt, checkNode, ensurePackages, onPath } from './packages.mjs';
import { endOnSignals, main, prepareDataDir, Refusal, root, run, RUNS_BRIEFLY, stopAll } from './process.mjs';
import { forgetSettings } from './settings.mjs';
import { stages } from './stages.mjs';
import { removeLater } from './temporary.mjs';

const say = (text) => console.log(`· ${text}`);
const groups = {
  domain: ['libs/domain'],
  api: ['apps/api'],
  web: ['libs/ui', 'apps/holder-web', 'apps/admin-web'],
  e2e: ['e2e'],
  bench: ['bench'],
  engine: ['apps/api'],
};

/** Groups whose suites are in another group, too. */
const AGAIN = ['engine'];

function choice(group) {
  const all = group === undefined || group === 'ci';
  if (!all && !groups[group])
    throw new Refusal(`Unknown suite "${group}": use ${Object.keys(groups).join(', ')}.`);
  const wanted = Object.entries(groups).filter(([name]) => (all ? !AGAIN.includes(name) : name === group));
  const folders = wanted.flatMap(([, list]) => list);
  const jest = folders.filter((folder) => existsSync(path.join(root, folder, 'jest.config.mjs')));
  return { jest, e2e: folders.includes('e2e') && hasStories(), bench: folders.includes('bench') };
}

const hasStories = () =>
  existsSync(path.join(root, 'e2e')) &&
  readdirSync(path.join(root, 'e2e')).some((name) => name.endsWith('.spec.ts'));

/**
 * A server of somebody's for the API suite. Its user must be allowed everything: the suite makes and drops databases `w1`,
 * `w2` … there, so nothing else may use it.
 */
async function reached(address) {
  if (!address || !URL.canParse(address))
    throw new Refusal(
      'Name the server: npm run test:engine -- mysql://user:password@host:3306/any [pattern]',
    );
  const url = new URL(address);
  if (url.pathname.length < 2) url.pathname = '/mysql';
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ uri: url.href.replace(/[^/]+$/, 'mysql') }).catch((error) => {
    throw new Refusal(`${url.host} cannot be reached: ${error.message}`);
  });
  const [[{ version, databases }]] = await connection.query(
    "SELECT VERSION() AS version, (SELECT GROUP_CONCAT(schema_name) FROM information_schema.schemata WHERE schema_name REGEXP '^w[0-9]') AS `databases`",
  );
  if (databases) throw new Refusal(`${url.host} has databases the suite would drop: ${databases}`);
  say(`the API suite on ${url.host}: ${version}`);
  const clear = async () => {
    const [left] = await connection.query(
      "SELECT schema_name AS name FROM information_schema.schemata WHERE schema_name REGEXP '^w[0-9]'",
    );
    for (const { name } of left) await connection.query('DROP DATABASE ??', [name]);
    await connection.end();
  };
  return { url: url.href, clear };
}

async function ensureBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const found = process.env.CHROME_PATH || names.some(onPath);
  // The shell without a window takes half of the time; a machine that has the browser alone gets it where packages can be installed.
  const shell = process.env.CHROME_PATH || onPath('chromium-headless-shell');
  const installs = onPath('apt-get') && process.getuid() === 0;
  const fonts = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
  const lacking = [
    ...(found ? [] : ['chromium']),
    ...(shell || (found && !installs) ? [] : ['chromium-headless-shell']),
    ...(existsSync(fonts) || !onPath('apt-get') ? [] : ['fonts-noto-cjk']),
  ];
  if (!lacking.length) return;
  say(`installing ${lacking.join(', ')}`);
  await apt(lacking, 'The browser suite needs a Chromium; CHROME_PATH names one that is elsewhere.');
}

/** Installs external programs that check printed labels: one renders the sheets, one reads the QR codes. */
async function ensurePrograms() {
  const programs = {
    pdftoppm: 'poppler-utils',
    zbarimg: 'zbar-tools',
    haproxy: 'haproxy',
    openssl: 'openssl',
    'redis-server': 'redis-server',
  };
  const lacking = Object.entries(programs)
    .filter(([program]) => !onPath(program))
    .map(([, name]) => name);
  if (!lacking.length) return;
  say(`installing ${lacking.join(', ')}`);
  await apt(lacking, 'The API suite reads printed labels, and runs behind a proxy and with Redis.');
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * @returns {Promise<{name: string, passed: number, failed: number, skipped: number, retried?: number, seconds: number, notes?: string[]}>}
 * with `notes` of what failed or passed at the second try, printed last: hours of output lie above it.
 */
async function jestSuite(folder, { pattern, databaseUrl, scratch, workers }) {
  const began = Date.now();
  const file = path.join(scratch, `${folder.replace('/', '-')}.json`);
  const args = [
    RUNS_BRIEFLY,
    bin('jest'),
    '--passWithNoTests',
    '--json',
    `--outputFile=${file}`,
    `--maxWorkers=${workers}`,
    ...(pattern ? [pattern] : []),
  ];
  const env = { ...process.env, NODE_ENV: 'test', ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }) };
  // jest prints its JSON on standard output too; only its report on standard error is shown.
  const { code } = await run(process.execPath, args, {
    cwd: path.join(root, folder),
    env,
    show: ['ignore', 'ignore', 'inherit'],
  });
  const result = readJson(file);
  const failed = (result?.numFailedTests ?? 0) + (result?.testResults ?? []).filter(isBroken).length;
  return {
    name: folder,
    passed: result?.numPassedTests ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    seconds: (Date.now() - began) / 1000,
    notes: (result?.testResults ?? []).flatMap((spec) =>
      [
        ...(isBroken(spec) ? ['fails outside of its tests'] : []),
        ...spec.assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages: [reason] }) => `${fullName}${reasonOf(reason)}`),
      ].map((what) => `✗ ${path.relative(root, spec.name)}: ${what}`),
    ),
  };
}

/** The first lines of an error as one. */
const reasonOf = (message = '') => {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, REASON.lines);
  const text = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' · ');
  return text && `: ${text.slice(0, REASON.length)}`;
};
const REASON = { lines: 12, length: 500 };

/** A file that cannot be loaded has no tests and counts as a failure. */
const isBroken = (file) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');

async function browserSuite({ pattern, scratch, workers }) {
  say('seeding a demo for the browser stories');
  const products = await stages(scratch, workers);
  const began = Date.now();
  const file = path.join(scratch, 'e2e.json');
  const args = [
    RUNS_BRIEFLY,
    bin('playwright'),
    'test',
    '--reporter=list,json',
    ...(pattern ? [pattern] : []),
  ];
  const { code } = await run(process.execPath, args, {
    env: {
      ...process.env,
      E2E_STAGES: JSON.stringify(
        products.map(({ url, dataDir, databaseUrl }) => ({ url, dataDir, databaseUrl })),
      ),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
    show: true,
  });
  const playwrightReport = readJson(file);
  const stats = playwrightReport?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const failed = stats.unexpected;
  await Promise.all(products.map((product) => product.stop()));
  return {
    name: 'e2e',
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    retried: stats.flaky,
    seconds: (Date.now() - began) / 1000,
    notes: storiesOf(playwrightReport).flatMap(({ file, title, tests }) => {
      const mark = tests.some(({ status }) => status === 'unexpected') ? '✗' : '↻';
      const passed = tests.every(({ status }) => ['expected', 'skipped'].includes(status));
      const failed = tests.flatMap(({ results }) => results).findLast(({ error }) => error);
      return passed ? [] : [`${mark} e2e/${file}: ${title}${reasonOf(failed?.error.message)}`];
    }),
  };
}

/** All stories of Playwright's report, with their files. */
const storiesOf = ({ suites = [], specs = [] } = {}) => [...specs, ...suites.flatMap(storiesOf)];

/** All of `npm run check`; its lines are printed at its end. */
async function checkSuite({ workers }) {
  const began = Date.now();
  const env = { ...process.env, AT_ONCE: String(workers) };
  const { code, output } = await run(process.execPath, [path.join(root, 'tools/check.mjs')], { env });
  console.log(output.trimEnd());
  const [passed = 0, failed = 0] = /(\d+) passed, (\d+) failed/.exec(output)?.slice(1).map(Number) ?? [];
  return {
    name: 'check',
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: 0,
    seconds: (Date.now() - began) / 1000,
  };
}

/** Each worker of the API and browser suites has a server and a database, or a whole product and a browser. */
const MOST_WORKERS = 4;
/** The longest begin first. */
const FIRST = ['bench', 'check', 'apps/api', 'e2e'];

/**
 * Runs several suites two at a time, each with as many workers as there are cores: a worker often waits, for a page, a timer, a
 * lock, and with half of the workers the cores were idle half of the time.
 */
async function inLanes(suites, cores, options) {
  const lanes = Math.min(2, cores, suites.length);
  const results = new Map();
  const waiting = suites.toSorted((a, b) => FIRST.indexOf(b.name) - FIRST.indexOf(a.name));
  const lane = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift())
      results.set(suite, await suite.run({ ...options, workers: cores }));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return suites.map((suite) => results.get(suite));
}

function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  console.log('');
  for (const note of results.flatMap(({ notes = [] }) => notes)) console.log(note);
  for (const { name, seconds, ...counts } of results) {
    const text = `${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}${counts.retried ? `, ${counts.retried} at the second try` : ''}`;
    console.log(`${counts.failed ? '✗' : '✓'} ${name.padEnd(18)}${text.padEnd(44)}${seconds.toFixed(1)} s`);
  }
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

main(async () => {
  checkNode();
  endOnSignals();
  forgetSettings();
  // The S3 client's warning about Node's version would hide the failure.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const [group, ...given] = process.argv.slice(2);
  const engine = group === 'engine' ? await reached(given.shift()) : undefined;
  const [pattern] = given;
  const { jest, e2e, bench } = choice(group);
  await ensurePackages(say);
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'ipw-test-'));
  removeLater(scratch);
  prepareDataDir(scratch);
  process.env.DEMO_CACHE = demoCache();
  const served = jest.includes('apps/api');
  if (served) await ensurePrograms();
  if (e2e || bench) await ensureBrowser();
  const built = served || e2e || bench;
  if (built) say(`building${served ? ', and starting a database for the tests' : ''}`);
  const [database] = await Promise.all([
    served && !engine ? startDatabase({ dataDir: scratch, testing: true, progress: say }) : engine,
    built ? build() : undefined,
  ]);
  if (built) process.env.BUILT = '1';
  const cores = Math.min(MOST_WORKERS, os.availableParallelism());
  const suites = [
    ...jest.map((folder) => ({ name: folder, run: (options) => jestSuite(folder, options) })),
    ...(e2e ? [{ name: 'e2e', run: browserSuite }] : []),
    ...(bench ? [{ name: 'bench', run: benchSuite }] : []),
    ...(group === 'ci' ? [{ name: 'check', run: checkSuite }] : []),
  ];
  const results = await inLanes(suites, cores, { pattern, scratch, databaseUrl: database?.url });
  await stopAll();
  await engine?.clear();
  process.exitCode = report(results);
});
