// The short form of every benchmark, so that they keep working: each must run to its end and pass its checks.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startDatabase } from './database.mjs';
import { root, run } from './process.mjs';

/**
 * The scripts of the `bench:` commands by name, slowest first, so that none runs alone at the end. `kills` is left out,
 * because `killed-database.spec` runs it, and `cluster-kills`, because it needs eleven hosts.
 */
function measurements() {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const names = Object.keys(scripts).flatMap((name) => /^bench:(.+)/.exec(name)?.[1] ?? []);
  const first = ['scans', 'lighthouse', 'rolling'];
  const others = names.filter((name) => ![...first, 'kills', 'cluster-kills'].includes(name));
  return [...first.filter((name) => names.includes(name)), ...others];
}

/**
 * Runs the short forms whose name matches `pattern`, as many at once as there are `workers`, on one durable database server;
 * prints the output of failed ones.
 * @returns {Promise<{name: string, passed: number, failed: number, skipped: number, seconds: number, notes: string[]}>}
 */
export async function benchSuite({ pattern = '', scratch, workers }) {
  console.log('· measuring in short');
  const began = Date.now();
  const dataDir = path.join(scratch, 'bench');
  mkdirSync(dataDir);
  // Commits are written at once, as the benchmarks require, but not synced to disk.
  const options = ['--innodb-flush-log-at-trx-commit=1'];
  const database = await startDatabase({ dataDir, testing: true, options });
  const bundles = path.join(root, `.cache/bench-${process.pid}`);
  const env = {
    ...process.env,
    BENCH_SHORT: '1',
    BENCH_DATABASE_URL: database.url,
    BENCH_BUNDLES: bundles,
    NODE_ENV: 'test',
  };
  const waiting = measurements().filter((name) => new RegExp(pattern).test(name));
  const counts = { passed: 0, failed: 0 };
  const notes = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const started = Date.now();
      const { code, output } = await run(process.execPath, [path.join(root, `bench/${name}.mjs`)], { env });
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} bench:${name.padEnd(14)}${seconds.padStart(6)} s`);
      if (code === 0) continue;
      const lines = output.trimEnd().split('\n');
      console.log(lines.join('\n'));
      // Missed targets and, indented above them, the calls that failed.
      const missed = lines.filter((line) => /^(✗| {2}\S)/.test(line));
      const why = missed.length ? missed.slice(-12) : lines.slice(-3);
      notes.push(`✗ bench:${name}: ${why.join(' · ')}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  await database.stop();
  rmSync(bundles, { recursive: true, force: true });
  return { name: 'bench', ...counts, skipped: 0, seconds: (Date.now() - began) / 1000, notes };
}
