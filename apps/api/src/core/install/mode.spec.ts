import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../testing/ports';

const root = join(__dirname, '../../../../..');

const CASES: [Record<string, string>, string][] = [
  [{}, 'development'],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }, 'development'],
  [{ DATABASE_URL: 'mysql://db.example/ipw' }, 'production'],
  [{ PUBLIC_URL: 'https://ip.example' }, 'production'],
  [{ PUBLIC_URL: 'HTTPS://ip.example' }, 'production'],
  [{ HOST: '0.0.0.0' }, 'production'],
  [{ HOST: '::' }, 'production'],
  [{ NODE_ENV: 'test', DATABASE_URL: 'mysql://db.example/ipw' }, 'test'],
];

it('npm start runs as production once anything is set that only a public installation has', () => {
  const settings = CASES.map(([given]) => given);
  const script = `import { modeOf } from './tools/api.mjs';
    console.log(JSON.stringify(${JSON.stringify(settings)}.map(modeOf)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  expect(JSON.parse(output.toString())).toEqual(CASES.map(([, mode]) => mode));
});

const LINE = 'a line of the log\n';
/** In place of the API: it is ready at once, and says one line. */
const STAND_IN = `import { createServer } from 'node:http';
  createServer((_, answer) => answer.end()).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('a line of the log'));`;

it.each([
  ['its own output', { show: true }],
  ['a file', { show: false }],
])('gives the API as its log %s', async (_, { show }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ipw-mode-'));
  try {
    const [program, log] = [join(folder, 'stand-in.mjs'), join(folder, 'api.log')];
    writeFileSync(program, STAND_IN);
    const options = { port: await freePort(), dataDir: folder, databaseUrl: '', program, log, show };
    const script = `import { startApi } from './tools/api.mjs';
      await (await startApi(${JSON.stringify(options)})).stop();`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
    const written = existsSync(log) ? readFileSync(log, 'utf8') : '';
    expect([output.toString(), written]).toEqual(show ? [LINE, ''] : ['', LINE]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
