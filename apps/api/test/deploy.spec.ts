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
  /^(UV_THREADPOOL_SIZE|NODE_OPTIONS|LD_PRELOAD|MALLOC_CONF|MARIADB_\w+|NX_\w+|IPW_\w+|DATABASE_PASSWORD|HTTPS?_PORT|RUN_AS|(WEB|HEALTH)_[12]|(LB|DB)_[1-3]|GALERA_CHECK|(STRICT_TRANS|NO_ZERO|ERROR_FOR|NO_ENGINE)_\w+|AF_\w+|PUB_KEY_ID_\d+)$/;

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

/** Programs of other packages that the backup's commands start, and Debian's package of each. */
const PROGRAMS: Record<string, string> = {
  age: 'age',
  mariadb: 'mariadb-client',
  'mariadb-binlog': 'mariadb-client',
  'mariadb-dump': 'mariadb-client',
};

it('has an image with every program of the backup', () => {
  const sources = filesBelow('apps/api/src/core/backup')
    .filter((file) => !file.endsWith('.spec.ts'))
    .map(read)
    .join('\n');
  const started = [...sources.matchAll(/\b(?:through|into)\(\s*'([^']+)'/g)].map(([, name]) => name!);
  expect([...new Set(started)].sort()).toEqual(Object.keys(PROGRAMS));
  const listed = (text: string, command: RegExp) => command.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
  const image = listed(read('deploy/Dockerfile'), /apt-get install -y --no-install-recommends ([^\\]+)/);
  const advised = listed(sources, /apt-get install ([^`]+)`/);
  const needed = [...new Set(Object.values(PROGRAMS))];
  expect(image).toEqual(expect.arrayContaining(needed));
  expect(advised.sort()).toEqual(needed.sort());
});

describe('the cluster of deploy/kubernetes', () => {
  const objects = ['ipw', 'ipw-verify']
    .flatMap((name) => read(`deploy/kubernetes/${name}.yaml`).split(/^---$/m))
    .map((text) => withoutComments(text));
  const named = (name: string) => objects.find((text) => text.includes(`\n  name: ${name}\n`)) ?? '';
  const workloads = objects.filter((text) => text.includes('containers:'));
  const valuesOf = (text: string, key: RegExp) => [...text.matchAll(key)].map(([, value]) => value!);

  it('runs the backups of systemd, and the weekly drill apart from the keys of the product', () => {
    const commands = valuesOf(read('apps/api/src/main.ts'), /^ {2}'?([a-z:]+)'?(?:,|: \w+,|: \(config)/gm);
    const run = (name: string) => /args: \[(.*)\]/.exec(named(name))![1]!.replaceAll("'", '');
    expect(['ipw-backup', 'ipw-backup-log', 'ipw-backup-verify'].map(run)).toEqual([
      'backup',
      'backup, --log',
      'backup:verify',
    ]);
    expect(commands).toEqual(expect.arrayContaining(['backup', 'backup:verify', 'migrate']));
    const [, hour, minute] = /OnCalendar=\S+ 0?(\d+):0?(\d+):00/.exec(
      read('deploy/systemd/ipw-backup.timer'),
    )!;
    expect(named('ipw-backup')).toContain(`schedule: '${minute!} ${hour!} * * *'`);
    const [, every] = /schedule: '\*\/(\d+) \* \* \* \*'/.exec(named('ipw-backup-log'))!;
    const [, late] = /kind="log"\}\) > (\d+)/.exec(read('deploy/prometheus/alerts.yaml'))!;
    expect(2 * 60 * Number(every)).toBeLessThan(Number(late));
    expect(named('ipw-backup-verify')).not.toMatch(/name: ipw(-backup|-files)? \}/);
    for (const text of objects.filter((one) => one.includes('kind: CronJob')))
      expect(text).toContain('concurrencyPolicy: Forbid');
  });

  it('writes to volumes only, all of which are declared, with one image', () => {
    expect(workloads).toHaveLength(6);
    for (const text of workloads) {
      expect(text).toContain('readOnlyRootFilesystem: true');
      expect(text).toContain('runAsNonRoot: true');
      const mounted = valuesOf(text, /- \{ name: (\w+), mountPath/g);
      const declared = valuesOf(text.slice(text.indexOf('volumes:')), /- name: (\w+)/g);
      expect([...new Set(mounted)].sort()).toEqual(declared.sort());
      expect(mounted).toContain('tmp');
    }
    expect(new Set(objects.flatMap((text) => valuesOf(text, /image: (\S+)/g)))).toEqual(new Set(['ipw:1']));
  });

  it('lets backups read the keys and anchors of the product, and work in a folder of their own', () => {
    for (const name of ['ipw-backup', 'ipw-backup-log']) {
      const text = named(name);
      expect(text).toMatch(/- \{ name: scratch, mountPath: \/var\/lib\/ipw \}/);
      expect(text).toMatch(/- name: scratch\n +emptyDir:/);
      expect(
        valuesOf(text, /- \{ name: data, mountPath: \/var\/lib\/ipw\/(\S+), .*readOnly: true \}/g),
      ).toEqual(['keys.json', 'anchors']);
    }
  });
});
