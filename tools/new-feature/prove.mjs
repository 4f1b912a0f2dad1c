// Writes one of each in a copy of the repository and compiles every layer. Prints how many files of the product each took.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endOnSignals, main, Refusal, run } from '../process.mjs';
import { copyRepository } from '../repository-copy.mjs';
import { removeLater } from '../temporary.mjs';

const WANTED = { kind: 'sample', field: 'sample.sample_year' };
const PROJECTS = ['libs/domain', 'apps/api', 'apps/holder-web', 'apps/admin-web', 'e2e'];
/** Tests, helpers of tests and demo data do not count. */
const isProduct = (file) => !/(^|\/)(testing|e2e|seed)\/|\.spec\./.test(file);

main(async () => {
  endOnSignals();
  const copy = mkdtempSync(path.join(os.tmpdir(), 'ipw-new-'));
  removeLater(copy);
  await copyRepository(copy);
  const program = (file, ...args) => run(process.execPath, [path.join(copy, file), ...args], { cwd: copy });
  const files = {};
  for (const [what, name] of Object.entries(WANTED)) {
    const { code, output } = await program('tools/new-feature.mjs', what, name);
    if (code !== 0) throw new Refusal(output);
    files[what] = output.split('\n').flatMap((line) => (line.startsWith('  ') ? [line.trim()] : []));
  }
  const tsc = 'node_modules/typescript-native/bin/tsc';
  const written = [...new Set(Object.values(files).flat())];
  const checks = [
    ...PROJECTS.map((project) => [tsc, '--noEmit', '-p', project]),
    ['node_modules/prettier/bin/prettier.cjs', '--check', ...written],
  ];
  const problems = [];
  // One after the other: other specs run beside this.
  for (const check of checks) {
    const { code, output } = await program(...check);
    if (code !== 0) problems.push(`${check.join(' ')}\n${output}`);
  }
  const counts = Object.fromEntries(
    Object.entries(files).map(([what, list]) => [what, list.filter(isProduct).length]),
  );
  console.log(JSON.stringify({ counts, problems }));
});
