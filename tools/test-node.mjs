// `npm run test:node -- 22`: the domain, what touches Node in the API, and the component specs, on another Node.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endOnSignals, main, Refusal, root, run, stopAll } from './process.mjs';

const SUITES = [
  ['domain'],
  // Start and end, native packages (pictures, passwords), the PDF reader's permissions, threads, streams, archives.
  [
    'api',
    'routes|core/(shutdown|install|jobs)|code-cache|documents|upload|resumable|passwords|claim/claim.db|code/(export|print|scan)|message/stream|src/export',
  ],
  ['web', 'spec\\.tsx'],
];

/** The program of a Node version: a package of npm's registry, kept in `.cache/`. */
async function nodeProgram(version) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(root, '.cache/node', version);
  const program = path.join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(program)) {
    console.log(`· installing ${name}@${version}`);
    const install = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ];
    const { code, output } = await run('npm', [...install, `${name}@${version}`]);
    if (code !== 0) throw new Refusal(`npm failed:\n${output.trim().split('\n').slice(-10).join('\n')}`);
  }
  return program;
}

main(async () => {
  endOnSignals();
  const [version] = process.argv.slice(2);
  if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) throw new Refusal('Name a version: npm run test:node -- 22');
  const program = await nodeProgram(version);
  const env = {
    ...process.env,
    PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}`,
  };
  let failed = false;
  for (const suite of SUITES) {
    console.log(`\n${(await run(program, ['--version'])).output.trim()}: npm test -- ${suite.join(' ')}`);
    const { code } = await run(program, [path.join(root, 'tools/test.mjs'), ...suite], { env, show: true });
    failed ||= code !== 0;
  }
  await stopAll();
  process.exitCode = failed ? 1 : 0;
});
