// `npm run test:mutate [-- pattern]`: breaks one rule at a time in a copy of the repository; a spec has to fail each time.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './api.mjs';
import { startDatabase } from './database.mjs';
import { checkNode, ensurePackages } from './packages.mjs';
import { endOnSignals, main, Refusal, root, run, stopAll } from './process.mjs';
import { copyRepository, repositoryFiles } from './repository-copy.mjs';
import { removeLater } from './temporary.mjs';

const folder = path.join(root, 'tools/mutations');
const workspaces = ['libs/domain', 'apps/api', 'libs/ui', 'apps/holder-web', 'apps/admin-web'];
const RUN_LIMIT_MS = 900_000;
const isServed = (spec) => spec.endsWith('.db.spec.ts');
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** `specs: PATTERN…`, a sentence, an empty line, a diff. */
function readMutation(file, specs) {
  const [first, sentence = ''] = readFileSync(path.join(folder, file), 'utf8').split('\n');
  const patterns = /^specs: (\S.*)$/.exec(first)?.[1].trim().split(/\s+/);
  if (!patterns || !sentence.trim())
    throw new Refusal(`${file}: its first line is "specs: PATTERN…", its second says what it breaks.`);
  const found = patterns.map((pattern) => specs.filter((spec) => new RegExp(pattern).test(spec)));
  const lost = patterns.filter((_, index) => !found[index].length);
  return { name: file.replace(/\.patch$/, ''), file, sentence, specs: [...new Set(found.flat())], lost };
}

/** A copy of the repository with its own database server. */
async function makeLane(copy) {
  await copyRepository(copy);
  const data = path.join(copy, '.data');
  mkdirSync(data);
  const database = await startDatabase({ dataDir: data, testing: true });
  return { copy, databaseUrl: database.url, dirty: true };
}

const tail = (output) => output.trim().split('\n').slice(-12).join('\n');

async function buildApi(lane) {
  if (!lane.dirty) return undefined;
  const cli = path.join(lane.copy, 'node_modules/.bin/rolldown');
  const { code, output } = await run(process.execPath, [cli, '-c', 'rolldown.config.mjs'], {
    cwd: path.join(lane.copy, 'apps/api'),
  });
  lane.dirty = code !== 0;
  return code === 0 ? undefined : `the API cannot be built:\n${tail(output)}`;
}

/** Runs spec files in a lane. @returns {Promise<{failed: {file: string, test?: string}[], trouble?: string}>} */
async function runSpecs(lane, specs) {
  const failed = [];
  const broken = specs.some(isServed) ? await buildApi(lane) : undefined;
  if (broken) return { failed, trouble: broken };
  for (const workspace of workspaces) {
    const mine = specs.filter((spec) => spec.startsWith(`${workspace}/`));
    if (!mine.length) continue;
    const answer = path.join(lane.copy, 'jest.json');
    rmSync(answer, { force: true });
    const jest = path.join(lane.copy, 'node_modules/.bin/jest');
    const options = ['--maxWorkers=1', '--json', `--outputFile=${answer}`, '--runTestsByPath'];
    const { output } = await run(
      process.execPath,
      [jest, ...options, ...mine.map((spec) => path.join(lane.copy, spec))],
      {
        cwd: path.join(lane.copy, workspace),
        env: { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: lane.databaseUrl },
        timeout: RUN_LIMIT_MS,
      },
    );
    if (!existsSync(answer))
      return { failed, trouble: `the specs did not run to their end:\n${tail(output)}` };
    for (const { name, status, message, assertionResults } of JSON.parse(readFileSync(answer, 'utf8'))
      .testResults) {
      if (status !== 'failed') continue;
      const file = path.relative(lane.copy, name);
      const test = assertionResults.find((each) => each.status === 'failed')?.fullName;
      // A file that cannot be loaded proves nothing about the rule.
      if (!test) return { failed, trouble: `${file} cannot be loaded:\n${tail(message)}` };
      failed.push({ file, test });
    }
  }
  return { failed };
}

const apply = (lane, { file }, ...options) =>
  run('git', ['apply', ...options, path.join(folder, file)], {
    cwd: lane.copy,
    // Inside another repository git would resolve the paths there and silently skip them.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(lane.copy) },
  });

/** @returns {Promise<{caught?: string, fault?: string}>} */
async function tryMutation(lane, mutation, sick) {
  if (mutation.lost.length) return { fault: `no spec matches ${mutation.lost.join(', ')}` };
  const already = mutation.specs.filter((spec) => sick.has(spec));
  if (already.length) return { fault: `fails without it, too: ${already.join(', ')}` };
  const applied = await apply(lane, mutation);
  if (applied.code !== 0) return { fault: `does not apply any more:\n${tail(applied.output)}` };
  lane.dirty = true;
  const { failed, trouble } = await runSpecs(lane, mutation.specs);
  lane.dirty = true;
  const undone = await apply(lane, mutation, '-R');
  if (undone.code !== 0) throw new Error(`${mutation.file} cannot be taken back:\n${undone.output}`);
  if (failed.length) return { caught: `${path.basename(failed[0].file)} › ${failed[0].test}` };
  return { fault: trouble ?? `SURVIVED: no test of ${mutation.specs.join(', ')} fails` };
}

/** Distributes the items; each lane takes the next one when it is done. */
async function shareOut(lanes, items, work) {
  const queue = [...items];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(lane, item);
    }),
  );
}

function chosen(files) {
  const [pattern = ''] = process.argv.slice(2);
  const specs = files.filter((file) => /\.spec\.tsx?$/.test(file) && !file.startsWith('e2e/'));
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.patch') && new RegExp(pattern).test(name),
  );
  if (!names.length) throw new Refusal(`No mutation's name matches "${pattern}".`);
  return names.sort().map((name) => readMutation(name, specs));
}

main(async () => {
  checkNode();
  endOnSignals();
  await ensurePackages((text) => console.log(`· ${text}`));
  const began = Date.now();
  const files = await repositoryFiles();
  const mutations = chosen(files);
  const specs = [...new Set(mutations.flatMap((mutation) => mutation.specs))];
  console.log(`· ${mutations.length} mutations, ${specs.length} spec files`);
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'ipw-mutate-'));
  removeLater(scratch);
  await build();
  const count = Math.min(2, os.availableParallelism(), mutations.length);
  const lanes = await Promise.all(
    Array.from({ length: count }, (_, index) => makeLane(path.join(scratch, `copy-${index}`))),
  );

  const sick = new Set();
  const share = Math.ceil(specs.length / count);
  const shares = lanes.map((_, index) => specs.slice(index * share, (index + 1) * share));
  await shareOut(lanes, shares, async (lane, mine) => {
    const { failed, trouble } = await runSpecs(lane, mine);
    if (trouble) throw new Refusal(`Without any mutation, ${trouble}`);
    for (const { file } of failed) sick.add(file);
  });
  console.log(
    `· without any mutation: ${specs.length - sick.size} pass, ${sick.size} fail, ${seconds(began)}`,
  );

  const faults = [];
  await shareOut(lanes, mutations, async (lane, mutation) => {
    const since = Date.now();
    const { caught, fault } = await tryMutation(lane, mutation, sick);
    if (fault) faults.push(mutation.name);
    console.log(`${fault ? '✗' : '✓'} ${mutation.name}  ${seconds(since)}  ${caught ?? fault}`);
    if (fault) console.log(`    ${mutation.sentence}`);
  });
  await stopAll();
  console.log(
    `\n${mutations.length - faults.length} noticed, ${faults.length} not${faults.length ? `: ${faults.join(', ')}` : ''}, ${seconds(began)}`,
  );
  process.exitCode = faults.length ? 1 : 0;
});
