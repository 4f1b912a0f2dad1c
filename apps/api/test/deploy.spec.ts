/** The files of `deploy/` against the configuration, the metrics and the operator's guide. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, SETTINGS } from '../src/core/config';

const ROOT = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const filesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1));
const withoutComments = (text: string) => text.replace(/^\s*# .*$/gm, '');

/** Variables in `deploy/` that are not ours: of Node, the C library, MariaDB, the build, and of these files themselves. */
const OTHERS =
  /^(UV_THREADPOOL_SIZE|LD_PRELOAD|MALLOC_CONF|MARIADB_\w+|NX_\w+|IPW_\w+|DATABASE_PASSWORD|HTTPS?_PORT|RUN_AS|(WEB|HEALTH)_[12]|(LB|DB)_[1-3]|GALERA_CHECK|(STRICT_TRANS|NO_ZERO|ERROR_FOR|NO_ENGINE)_\w+|AF_\w+|PUB_KEY_ID_\d+)$/;

it('sets only variables the configuration knows', () => {
  const unknown = filesBelow('deploy').flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g)]
      .map(([name]) => name)
      .filter((name) => !SETTINGS.includes(name) && !OTHERS.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('has an example of settings that production accepts', () => {
  const env = Object.fromEntries(
    [...read('deploy/ipw.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(readConfig(env)).toMatchObject({ NODE_ENV: 'production', TRUST_PROXY: ['loopback'] });
  const bucket = Object.fromEntries(
    [...read('deploy/ipw.env').matchAll(/^#(S3_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(readConfig({ ...env, ...bucket })).toMatchObject(bucket);
});

it('has guides that explain every setting and every alert', () => {
  const guide = read('docs/operating.md');
  expect(SETTINGS.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const alerts = [...read('deploy/prometheus/alerts.yaml').matchAll(/alert: (\w+)/g)].map(
    ([, name]) => name!,
  );
  expect(alerts.length).toBeGreaterThan(10);
  const runbook = read('docs/runbook.md');
  expect(alerts.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
});

it('asks only for metrics that are measured', () => {
  const sources = filesBelow('apps/api/src')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map(read)
    .join('\n');
  const measured = new Set(
    [...sources.matchAll(/(?:gauge\(\s*|name: )'([a-z0-9_]+)'/g)].map(([, name]) => name!),
  );
  const asked = ['deploy/prometheus/alerts.yaml', 'deploy/grafana/ipw.json'].flatMap((file) =>
    [...read(file).matchAll(/"?expr"?: (.*)/g)].flatMap(([, text]) =>
      [...text!.replace(/\{[^}]*\}|by \([^)]*\)/g, '').matchAll(/[a-z]+(?:_[a-z0-9]+)+/g)].map(
        ([name]) => name,
      ),
    ),
  );
  const known = (name: string) =>
    /^(process|nodejs)_|^histogram_quantile$/.test(name) ||
    measured.has(name.replace(/_(count|bucket|sum)$/, ''));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known(name))).toEqual([]);
});
