import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runConfined } from './read-pdf';

/** What an attacker with code execution in the reader process would try; returns the result of each attempt. */
const ATTEMPTS = (keys: string, out: string) => `
  import { readFileSync, writeFileSync, readdirSync, symlinkSync } from 'node:fs';
  import { spawnSync } from 'node:child_process';
  import { Worker } from 'node:worker_threads';
  const attempts = {
    document: () => readFileSync(0, 'utf8'),
    keys: () => readFileSync(${JSON.stringify(keys)}, 'utf8'),
    around: () => readFileSync(${JSON.stringify(keys.replace(/\/([^/]+)$/, '/./x/../$1'))}, 'utf8'),
    folder: () => readdirSync(${JSON.stringify(join(keys, '..'))}).join(),
    environment: () => Object.keys(process.env).sort().join(),
    process: () => String(spawnSync('cat', [${JSON.stringify(keys)}]).stdout),
    thread: () => String(new Worker('process.exit(0)', { eval: true }).threadId),
    writing: () => String(writeFileSync(${JSON.stringify(out)}, 'x')),
    linking: () => String(symlinkSync(${JSON.stringify(keys)}, ${JSON.stringify(out)})),
  };
  const came = {};
  for (const [name, attempt] of Object.entries(attempts))
    try { came[name] = attempt(); } catch (error) { came[name] = error.code; }
  process.stdout.write(JSON.stringify(came), () => process.exit(0));
`;

it('lets code in the reader see the document and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ipw-reader-'));
  try {
    const at = (name: string) => join(folder, name);
    await writeFile(at('keys.json'), 'the keys');
    await writeFile(at('document'), 'the document');
    await writeFile(at('attempts.mjs'), ATTEMPTS(at('keys.json'), at('out')));
    const came = JSON.parse(
      (await runConfined(at('attempts.mjs'), at('document'))).toString('utf8'),
    ) as object;
    const denied = 'ERR_ACCESS_DENIED';
    expect(came).toMatchObject({
      document: 'the document',
      keys: denied,
      around: denied,
      folder: denied,
      process: denied,
      thread: denied,
      writing: denied,
      linking: denied,
      environment: expect.stringMatching(/^(?:(?:OLDPWD|PWD|SHLVL|UV_THREADPOOL_SIZE|_),?)+$/),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
