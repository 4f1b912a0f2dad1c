import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

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
