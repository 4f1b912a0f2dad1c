// `npm run check`: format, lint, types, boundaries, dead code, sizes. One line each; the output of a failed one follows its
// line.
import path from 'node:path';
import { bin, build, nxRun } from './api.mjs';
import { checkFormat } from './format.mjs';
import { checkNode, ensurePackages } from './packages.mjs';
import { endOnSignals, main, root, run, RUNS_BRIEFLY } from './process.mjs';
import { sizes } from './size.mjs';

const program =
  (file, ...args) =>
  async () => {
    const { code, output } = await run(process.execPath, [RUNS_BRIEFLY, file, ...args]);
    return { ok: code === 0, output };
  };
const tool = (name, ...args) => program(bin(name), ...args);

/**
 * The native compiler: it finds the same faults in a fifth of the time; lint and the editor use the other one. With one thread,
 * because each of its four would check what all share, and other checks use the second core.
 */
const TSC = path.join(root, 'node_modules/typescript-native/bin/tsc');

const checks = {
  format: checkFormat,
  lint: tool('eslint', '.', '--cache', '--cache-location=.cache/eslint', '--max-warnings=0'),
  types: async () => {
    const packages = await nxRun('typecheck');
    const stories = await program(TSC, '-p', 'e2e', '--singleThreaded')();
    // Playwright compiles no decorated parameters: a story that reaches a Nest service compiles, but cannot be loaded.
    const loaded = await tool('playwright', 'test', '--list')();
    return {
      ok: packages.code === 0 && stories.ok && loaded.ok,
      output: packages.output + stories.output + (loaded.ok ? '' : loaded.output),
    };
  },
  boundaries: tool('depcruise', '--config=.dependency-cruiser.cjs', 'libs', 'apps'),
  'dead code': tool('knip', '--no-progress', '--no-config-hints'),
  sizes: async () => {
    await build();
    const { ok, lines } = sizes();
    return { ok, output: lines.join('\n'), always: true };
  },
};

/** Two at a time, because most keep one core busy; one beside the suites. Longest first. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 2);
const ORDER = ['types', 'lint', 'format', 'boundaries', 'sizes', 'dead code'];

async function timed(name) {
  const began = Date.now();
  const result = await checks[name]().catch((error) => ({ ok: false, output: error.message }));
  const { ok, output, always } = result;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(14)}${ok ? 'ok' : 'failed'}  ${seconds} s`);
  if (!ok || always) console.log(output.trimEnd());
  return ok;
}

main(async () => {
  checkNode();
  endOnSignals();
  await ensurePackages((text) => console.log(`· ${text}`));
  const wanted = process.argv.slice(2);
  const waiting = ORDER.filter((name) => !wanted.length || wanted.includes(name));
  const results = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await timed(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const passed = results.filter(Boolean).length;
  const failed = results.length - passed;
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed || !passed ? 1 : 0;
});
