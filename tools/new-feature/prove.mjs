// Writes one of each in a copy of the repository and checks it there. Prints how many files of the product each took, and
// what is wrong. `--full` (`npm run test:new`) also looks for dead code and forbidden imports, and runs specs on a database.
import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabase } from '../database.mjs';
import { endOnSignals, main, Refusal, run, RUNS_BRIEFLY, stopAll } from '../process.mjs';
import { copyRepository } from '../repository-copy.mjs';
import { removeLater } from '../temporary.mjs';

const WANTED = {
  kind: ['sample', '样品', '樣品'],
  field: ['sample.sample_year', '年份', '年份'],
  desk: ['notice', '公告', '公告'],
  module: ['fair', '展会', '展會'],
  call: ['fair.amend', '补充', '補充'],
  notification: ['fair.withdraw', '撤回', '撤回'],
};
const PROJECTS = ['libs/domain', 'apps/api', 'apps/holder-web', 'apps/admin-web', 'e2e'];
/** Specs without a database: what was written, and those about all calls, words and states. */
const SPECS = {
  'libs/domain': ['machine.spec'],
  'apps/api': ['test/(routes|names|bad-inputs).spec'],
  'apps/holder-web': ['fair.spec'],
  'apps/admin-web': ['notice.spec', 'words.spec'],
};
const SERVED = [
  '(fair|notice).db.spec',
  'test/(drift|access-matrix|bad-inputs|openapi).db.spec',
  '(interrupted|message-table|export|erasure).db.spec',
];
/** Tests, helpers of tests and demo data do not count. */
const isProduct = (file) => !/(^|\/)(testing|test|e2e|seed)\/|\.spec\./.test(file);

const bin = (name) => `node_modules/.bin/${name}`;
const jest = (workspace, specs) => ({
  in: workspace,
  run: ['../../node_modules/.bin/jest', '--maxWorkers=1', ...specs],
});

main(async () => {
  endOnSignals();
  const isFull = process.argv.includes('--full');
  const copy = mkdtempSync(path.join(os.tmpdir(), 'ipw-new-'));
  removeLater(copy);
  await copyRepository(copy);
  const problems = [];
  const check = async ({ in: folder = '', run: [file, ...args] }, env = {}) => {
    const cwd = path.join(copy, folder);
    const { code, output } = await run(process.execPath, [RUNS_BRIEFLY, path.join(cwd, file), ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'test', ...env },
    });
    const name = [folder, file, ...args].join(' ');
    if (code !== 0) problems.push(`${name}\n${output}`);
    if (isFull) console.log(code === 0 ? `✓ ${name.slice(0, 100)}` : `✗ ${problems.at(-1)}`);
    return { code, output };
  };

  const files = {};
  for (const [what, args] of Object.entries(WANTED)) {
    const { code, output } = await check({ run: ['tools/new-feature.mjs', what, ...args] });
    if (code !== 0) throw new Refusal(output);
    files[what] = output.split('\n').flatMap((line) => (line.startsWith('  ') ? [line.trim()] : []));
  }
  const written = [...new Set(Object.values(files).flat())];
  const linted = written.filter((file) => /\.tsx?$/.test(file));
  // One after the other: other specs run beside this.
  for (const project of PROJECTS)
    await check({
      run: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded', '-p', project],
    });
  await check({ run: [bin('eslint'), '--max-warnings=0', ...linted] });
  await check({ run: [bin('prettier'), '--check', ...written] });
  for (const [workspace, specs] of Object.entries(SPECS)) await check(jest(workspace, specs));
  if (isFull) {
    await check({ run: [bin('depcruise'), '--config=.dependency-cruiser.cjs', 'libs', 'apps'] });
    await check({ run: [bin('knip'), '--no-progress', '--no-config-hints'] });
    await check({ in: 'apps/api', run: ['../../node_modules/.bin/rolldown', '-c', 'rolldown.config.mjs'] });
    await check({ in: 'apps/api', run: ['answers.mjs'] });
    const data = path.join(copy, '.data');
    mkdirSync(data);
    const database = await startDatabase({ dataDir: data, testing: true });
    await check(jest('apps/api', SERVED), { TEST_DATABASE_URL: database.url });
    await stopAll();
  }
  const counts = Object.fromEntries(
    Object.entries(files).map(([what, list]) => [what, list.filter(isProduct).length]),
  );
  console.log(JSON.stringify(isFull ? counts : { counts, problems }));
  if (isFull) process.exitCode = problems.length ? 1 : 0;
});
