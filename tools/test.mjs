// `npm test [-- domain|api|web|e2e|bench [pattern]]`: every suite, with its own folder and ports.
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, build } from './api.mjs';
import { benchSuite } from './bench.mjs';
import { startDatabase } from './database.mjs';
import { apt, checkNode, ensurePackages, onPath } from './packages.mjs';
import { endOnSignals, main, prepareDataDir, Refusal, root, run, stopAll } from './process.mjs';
import { stages } from './stages.mjs';
import { removeLater } from './temporary.mjs';

const say = (text) => console.log(`· ${text}`);
const groups = {
  domain: ['libs/domain'],
  api: ['apps/api'],
  web: ['libs/ui', 'apps/holder-web', 'apps/admin-web'],
  e2e: ['e2e'],
  bench: ['bench'],
};

function choice([group, pattern]) {
  if (group !== undefined && !groups[group])
    throw new Refusal(`Unknown suite "${group}": use ${Object.keys(groups).join(', ')}.`);
  const wanted = Object.entries(groups).filter(([name]) => group === undefined || name === group);
  const folders = wanted.flatMap(([, list]) => list);
  const jest = folders.filter((folder) => existsSync(path.join(root, folder, 'jest.config.mjs')));
  return { jest, e2e: folders.includes('e2e') && hasStories(), bench: folders.includes('bench'), pattern };
}

const hasStories = () =>
  existsSync(path.join(root, 'e2e')) &&
  readdirSync(path.join(root, 'e2e')).some((name) => name.endsWith('.spec.ts'));

async function ensureBrowser() {
  const found = process.env.CHROME_PATH || ['chromium', 'chromium-browser', 'google-chrome'].some(onPath);
  const fonts = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
  const lacking = [
    ...(found ? [] : ['chromium']),
    ...(existsSync(fonts) || !onPath('apt-get') ? [] : ['fonts-noto-cjk']),
  ];
  if (!lacking.length) return;
  say(`installing ${lacking.join(', ')}`);
  await apt(lacking, 'The browser suite needs a Chromium; CHROME_PATH names one that is elsewhere.');
}

/** Installs external programs that check printed labels: one renders the sheets, one reads the QR codes. */
async function ensureReaders() {
  const lacking = Object.entries({ pdftoppm: 'poppler-utils', zbarimg: 'zbar-tools' })
    .filter(([program]) => !onPath(program))
    .map(([, name]) => name);
  if (!lacking.length) return;
  say(`installing ${lacking.join(', ')}`);
  await apt(lacking, 'The API suite reads printed labels with them.');
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** @returns {Promise<{name: string, passed: number, failed: number, skipped: number, retried?: number, seconds: number}>} */
async function jestSuite(folder, { pattern, databaseUrl, scratch }) {
  const began = Date.now();
  const file = path.join(scratch, `${folder.replace('/', '-')}.json`);
  const args = [
    bin('jest'),
    '--passWithNoTests',
    '--json',
    `--outputFile=${file}`,
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
  };
}

/** A file that cannot be loaded has no tests and counts as a failure. */
const isBroken = (file) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');

async function browserSuite({ pattern, scratch }) {
  await ensureBrowser();
  say('seeding a demo for the browser stories');
  const count = Math.max(1, Math.min(2, os.availableParallelism()));
  const products = await stages(scratch, count);
  const began = Date.now();
  const file = path.join(scratch, 'e2e.json');
  const args = [bin('playwright'), 'test', '--reporter=list,json', ...(pattern ? [pattern] : [])];
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
  const stats = readJson(file)?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const failed = stats.unexpected;
  await Promise.all(products.map((product) => product.stop()));
  return {
    name: 'e2e',
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    retried: stats.flaky,
    seconds: (Date.now() - began) / 1000,
  };
}

function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  console.log('');
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
  // Settings of the user for `npm start` must not affect the tests.
  const settings =
    /^(PORT|HOST|DATA_DIR|DEMO|LOG_LEVEL|TRUST_PROXY|(DATABASE|API|SMS|IDENTITY|CONSOLE|S3)_.*)$/;
  for (const name of Object.keys(process.env)) if (settings.test(name)) delete process.env[name];
  // The S3 client's warning about Node's version would hide the failure.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { jest, e2e, bench, pattern } = choice(process.argv.slice(2));
  await ensurePackages(say);
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'ipw-test-'));
  removeLater(scratch);
  prepareDataDir(scratch);
  const served = jest.includes('apps/api');
  if (served) await ensureReaders();
  if (served || e2e || bench) say(`building${served ? ', and starting a database for the tests' : ''}`);
  const [database] = await Promise.all([
    served ? startDatabase({ dataDir: scratch, testing: true, progress: say }) : undefined,
    served || e2e || bench ? build() : undefined,
  ]);
  const results = [];
  const jestOptions = { pattern, databaseUrl: database?.url, scratch };
  for (const folder of jest) results.push(await jestSuite(folder, jestOptions));
  await database?.stop();
  if (e2e) results.push(await browserSuite({ pattern, scratch }));
  if (bench) {
    await ensureBrowser();
    results.push(await benchSuite({ pattern, scratch, say }));
  }
  await stopAll();
  process.exitCode = report(results);
});
