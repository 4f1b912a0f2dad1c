// `npm run check`: format, lint, types, boundaries, dead code, sizes. A line each; what failed is printed in full.
import { bin, build, nxRun } from './api.mjs';
import { checkNode, ensurePackages } from './packages.mjs';
import { endOnSignals, main, run } from './process.mjs';
import { sizes } from './size.mjs';

const tool =
  (name, ...args) =>
  async () => {
    const { code, output } = await run(process.execPath, [bin(name), ...args]);
    return { ok: code === 0, output };
  };

const checks = {
  format: tool('prettier', '--check', '--log-level=warn', '.'),
  lint: tool('eslint', '.', '--cache', '--cache-location=.cache/eslint', '--max-warnings=0'),
  types: async () => {
    const packages = await nxRun('typecheck');
    const stories = await tool('tsc', '-p', 'e2e')();
    return { ok: packages.code === 0 && stories.ok, output: packages.output + stories.output };
  },
  boundaries: tool('depcruise', '--config=.dependency-cruiser.cjs', 'libs', 'apps'),
  'dead code': tool('knip', '--no-progress', '--no-config-hints'),
  sizes: async () => {
    await build();
    const { ok, lines } = sizes();
    return { ok, output: lines.join('\n'), always: true };
  },
};

main(async () => {
  checkNode();
  endOnSignals();
  await ensurePackages((text) => console.log(`· ${text}`));
  const wanted = process.argv.slice(2);
  let passed = 0;
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    if (wanted.length && !wanted.includes(name)) continue;
    const began = Date.now();
    const { ok, output, always } = await check().catch((error) => ({ ok: false, output: error.message }));
    console.log(
      `${ok ? '✓' : '✗'} ${name.padEnd(14)}${ok ? 'ok' : 'failed'}  ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    if (!ok || always) console.log(output.trimEnd());
    if (ok) passed++;
    else failed++;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed || !passed ? 1 : 0;
});
