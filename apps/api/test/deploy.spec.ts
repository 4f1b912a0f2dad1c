/** The files of `deploy/` against the configuration, the metrics and the operator's guide. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JOB_LANES } from '@ipw/domain';
import { filesBelow, read, ROOT, withoutComments } from '../testing/repository';
import { readConfig, SETTINGS } from '../src/core/config';

/** Variables in `deploy/` that are not ours: of Node, the C library, MariaDB, the build, and of these files themselves. */
const OTHERS =
  /^(UV_THREADPOOL_SIZE|NODE_OPTIONS|LD_PRELOAD|MALLOC_CONF|MARIADB_\w+|NX_\w+|IPW_\w+|DATABASE_(ROOT_)?PASSWORD|HTTPS?_PORT|RUN_AS|(WEB|HEALTH)_[12]|(LB|DB)_[1-3]|DATABASE_CLIENTS|GALERA_CHECK|PID_FILE|(FULL|ROOM)_MB|(STALLED|TURN)_S|CAP_\w+|(STRICT_TRANS|NO_ZERO|ERROR_FOR|NO_ENGINE)_\w+|AF_\w+|PUB_KEY_ID_\d+)$/;

it('sets only variables the configuration knows', () => {
  const unknown = filesBelow('deploy').flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g)]
      .map(([name]) => name)
      .filter((name) => !SETTINGS.includes(name) && !OTHERS.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Settings that are not in `deploy/ipw.env`: those that differ between processes of one machine, and those of a trial. */
const ELSEWHERE = ['PORT', 'ROLE', 'METRICS_PORT', 'NODE_ENV', 'DEMO'];

it('has an example of every setting', () => {
  const names = [...read('deploy/ipw.env').matchAll(/^#?([A-Z]\w+)=/gm)].map(([, name]) => name!);
  const ours = names.filter((name) => !OTHERS.test(name));
  expect(ours.sort()).toEqual(SETTINGS.filter((name) => !ELSEWHERE.includes(name)).sort());
});

it('has an example of settings that production accepts once each value to be changed is', () => {
  const example = read('deploy/ipw.env');
  const settings = (form: RegExp, text = example.replaceAll('change-me', 'my-own-1a')) =>
    Object.fromEntries([...text.matchAll(form)].map(([, name, value]) => [name!, value]));
  const env = settings(/^(\w+)=(.*)$/gm);
  const unchanged = settings(/^(\w+)=(.*change-me.*)$/gm, example);
  expect(Object.keys(unchanged)).toEqual(expect.arrayContaining(['API_SIGN_SECRET', 'FILING_SECRET']));
  for (const [name, value] of Object.entries(unchanged))
    expect(() => readConfig({ ...env, [name]: value })).toThrow(
      `configuration: refused in production: ${name} still has change-me`,
    );
  expect(readConfig(env)).toMatchObject({ NODE_ENV: 'production', TRUST_PROXY: ['loopback'] });
  const bucket = settings(/^#(S3_\w+)=(.*)$/gm);
  expect(readConfig({ ...env, ...bucket })).toMatchObject(bucket);
  expect(() => readConfig(settings(/^#?([A-Z]\w+)=(.*)$/gm))).not.toThrow();
});

/** Settings whose default is told in other words, or which this file sets. */
const IN_WORDS = ['NODE_ENV', 'DATABASE_URL', 'DATA_DIR', 'API_SIGN_SECRET', 'SMS_TWILIO_ENDPOINT'];

/** Whether a row has this value as a whole. */
const isNamed = (row: string, value: string) =>
  new RegExp(`(?<![\\w.])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.]\\w*)`).test(row);

it('has a guide with one row for every setting, and its default', () => {
  const rows = read('docs/operating.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const rowsOf = (name: string) => {
    const naming = (line: string) => line.includes(`\`${name}\``);
    const own = rows.filter((line) => naming(line.split(' | ')[0]!));
    return own.length ? own : rows.filter(naming);
  };
  expect(SETTINGS.filter((name) => rowsOf(name).length !== 1)).toEqual([]);
  const defaults = readConfig({ NODE_ENV: 'test', DATABASE_URL: 'mysql://ipw@localhost/ipw' });
  const untold = Object.entries(defaults).filter(
    ([name, value]) =>
      ['string', 'number'].includes(typeof value) &&
      !IN_WORDS.includes(name) &&
      !isNamed(rowsOf(name)[0]!, String(value)),
  );
  expect(untold).toEqual([]);
});

it('has a runbook that explains every alert', () => {
  const alerts = [...read('deploy/prometheus/alerts.yaml').matchAll(/alert: (\w+)/g)].map(
    ([, name]) => name!,
  );
  expect(alerts.length).toBeGreaterThan(10);
  const runbook = read('docs/runbook.md');
  expect(alerts.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
});

it('has guides whose commands can be copied and whose files are there', () => {
  for (const name of ['operating', 'deploying', 'runbook']) {
    const text = read(`docs/${name}.md`);
    // In a code span a backslash stays.
    expect([name, text.match(/\\`/g)]).toEqual([name, null]);
    const files = [...text.matchAll(/`(deploy\/[\w./@-]*)`/g)].map(([, file]) => file!);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  }
  // Each table of files names those of its folder.
  const table = read('docs/deploying.md');
  const shown = (folder: string) =>
    readdirSync(join(ROOT, folder)).filter((name) => !/ignore$/.test(name) && !table.includes(name));
  expect(['deploy', 'deploy/cluster', 'deploy/kubernetes'].flatMap(shown)).toEqual([]);
});

it('says what listens for other machines, because units and Debian listen for their own only', () => {
  const web = read('deploy/systemd/ipw-web@.service');
  for (const name of ['HOST', 'METRICS_HOST']) {
    expect(web).toContain(` ${name}=127.0.0.1 `);
    expect(read('deploy/ipw.env')).toMatch(new RegExp(`^#${name}=`, 'm'));
    expect(read('docs/deploying.md')).toContain(`\`${name}\``);
  }
  expect(read('deploy/mariadb.cnf')).toMatch(/^#bind-address = /m);
  expect(read('deploy/cluster/galera.cnf')).toMatch(/^bind-address = 0\.0\.0\.0$/m);
});

it('lets processes drain, log every request and lose a reader of documents without their end', () => {
  for (const name of ['ipw-web@', 'ipw-worker']) {
    const unit = read(`deploy/systemd/${name}.service`);
    for (const line of ['TimeoutStopSec=60', 'OOMPolicy=continue', 'LogRateLimitIntervalSec=0'])
      expect(unit).toContain(`\n${line}\n`);
  }
  const containers = read('deploy/compose.yaml');
  expect(containers).toContain('  stop_grace_period: 60s\n');
  expect(containers.match(/^ {2,4}logging: \*logging$/gm)).toHaveLength(
    containers.match(/^ +image: /gm)!.length,
  );
  expect(read('deploy/kubernetes/ipw.yaml').match(/terminationGracePeriodSeconds: 60$/gm)).toHaveLength(2);
  expect(read('docs/operating.md')).toMatch(/^\| `DRAIN_SECONDS` .* at most 45, /m);
});

it('gives commands the user, the settings and the folder of the units, and migrates before `current` changes', () => {
  const values = (text: string, name: string) =>
    [...text.matchAll(new RegExp(`\\b${name}=(\\S+)`, 'g'))].map(([, value]) => value);
  const unit = (name: string) => read(`deploy/systemd/${name}.service`);
  const command = read('deploy/ipw');
  const web = unit('ipw-web@');
  for (const name of ['User', 'Group', 'UMask', 'WorkingDirectory'])
    expect([name, values(command, name)]).toEqual([name, values(web, name)]);
  expect(values(command, 'EnvironmentFile')[0]).toBe(values(web, 'EnvironmentFile')[0]);
  expect(command).toContain(/ExecStart=(.*)/.exec(web)![1]!);
  expect(values(command, 'account')).toEqual(values(unit('ipw-backup'), 'EnvironmentFile'));
  expect(values(unit('ipw-migrate@'), 'WorkingDirectory')).toEqual(['/opt/ipw/%i']);
  const upgrade = read('docs/deploying.md')
    .split(/^## /m)
    .find((part) => part.startsWith('Upgrade'))!;
  expect(upgrade.indexOf('systemctl start ipw-migrate@<new>')).toBeLessThan(upgrade.indexOf('ln -sfn'));
  expect(upgrade).toContain('systemctl start ipw-migrate@<new>');
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
    /^(process|nodejs|node|probe)_|^histogram_quantile$/.test(name) ||
    measured.has(name.replace(/_(count|bucket|sum)$/, ''));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known(name))).toEqual([]);
});

it('alerts about lanes that are there', () => {
  const asked = [...read('deploy/prometheus/alerts.yaml').matchAll(/lane[=!]~"([^"]+)"/g)].flatMap(
    ([, names]) => names!.split('|'),
  );
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((name) => !JOB_LANES.includes(name as never))).toEqual([]);
});

it('scrapes units, containers and pods with the job and the roles that alerts ask for', () => {
  const scraped = filesBelow('deploy/prometheus').filter((file) => !file.endsWith('alerts.yaml'));
  expect(scraped).toHaveLength(3);
  for (const file of scraped) {
    expect(read(file)).toMatch(/^rule_files: \[alerts\.yaml\]$/m);
    expect(read(file)).toMatch(/^#?alerting:$/m);
    expect(read(file)).toMatch(/^ {2}- job_name: ipw$/m);
    for (const role of ['web', 'worker']) expect(read(file)).toMatch(new RegExp(`\\b${role}\\b`));
  }
  expect(read('deploy/prometheus/kubernetes.yaml')).toContain('target_label: role');
  const expressions = [...read('deploy/prometheus/alerts.yaml').matchAll(/expr: (.*)/g)].map(
    ([, text]) => text!,
  );
  const jobs = new Set(
    expressions.flatMap((text) => [...text.matchAll(/job="(\w+)"/g)].map(([, name]) => name!)),
  );
  expect([...jobs].sort()).toEqual(['balancer', 'database', 'ipw', 'site']);
  for (const name of jobs)
    expect(read('deploy/prometheus/prometheus.yaml')).toMatch(new RegExp(`^ {2}#?- job_name: ${name}$`, 'm'));
  // A machine that is gone says nothing of its units.
  for (const text of expressions.filter((one) => one.includes('node_systemd_unit_state')))
    expect(text).toMatch(/^up\{job="(\w+)"\} == 0 or node_systemd_unit_state\{job="\1",/);
});

it('gives HAProxy every variable it reads: in containers by compose.yaml, on the balancers of a cluster by haproxy.env', () => {
  const names = (text: string, form: RegExp) => new Set([...text.matchAll(form)].map(([, name]) => name!));
  const used = (file: string) => names(withoutComments(read(file)), /"\$\{?(\w+)(?:\[\*\]\})?"/g);
  const proxy = /\n {2}proxy:\n([\s\S]*?)\n\n/.exec(read('deploy/compose.yaml'))![1]!;
  const inContainers = names(proxy, /^ {6}([A-Z_0-9]+): /gm);
  // The image never is root.
  const lacking = [...used('deploy/haproxy.cfg')].filter(
    (name) => name !== 'RUN_AS' && !inContainers.has(name),
  );
  expect(lacking).toEqual([]);
  const given = names(read('deploy/cluster/haproxy.env'), /^([A-Z_0-9]+)=/gm);
  expect([...given].sort()).toEqual(['EXTRAOPTS', ...used('deploy/cluster/haproxy.cfg')].sort());
  const inNamespaces = names(read('tools/cluster/balancers.mjs'), /^ {4}([A-Z_0-9]+): /gm);
  expect([...inNamespaces].sort()).toEqual([...used('deploy/cluster/haproxy.cfg')].sort());
  // Names are resolved again, or a replaced container is lost; each balancer knows its name among the peers.
  expect(read('deploy/haproxy.cfg')).toMatch(/defined\(RESOLVER\)\n {2}default-server resolvers containers/);
  expect(read('deploy/cluster/haproxy.env')).toMatch(/^EXTRAOPTS="-L lb1 /m);
});

it('lets visitors choose neither their address nor the name of their request, nor reach the database', () => {
  for (const file of ['deploy/haproxy.cfg', 'deploy/cluster/haproxy.cfg', 'deploy/kubernetes/ipw.yaml']) {
    const rules = withoutComments(read(file));
    expect(rules).toMatch(/^ +http-request set-header X-Forwarded-For %\[src\]$/m);
    expect(rules).toMatch(
      /^ +(unique-id-header X-Request-ID|http-request set-header X-Request-ID %\[uuid\(\)\])$/m,
    );
  }
  const [, database] = read('deploy/cluster/haproxy.cfg').split(/^frontend database$/m);
  expect(database!.split(/^\w/m)[0]).toContain(
    '  tcp-request connection reject unless { src "${DATABASE_CLIENTS[*]}" }\n',
  );
  // Neither stays root.
  for (const file of ['deploy/haproxy.cfg', 'deploy/cluster/haproxy.cfg'])
    expect(read(file)).toContain('.if defined(RUN_AS)\n  user "$RUN_AS"\n  group "$RUN_AS"\n.endif\n');
  expect(read('deploy/cluster/haproxy.env')).toMatch(/^RUN_AS=haproxy$/m);
});

it('keeps what an installation in containers adds out of commits and images', () => {
  const ignored = read('.gitignore').split('\n');
  const added = [
    ...read('deploy/compose.yaml').matchAll(/(?:- |:-)\.\/([\w.-]+)/g),
    ...[...read('docs/deploying.md').matchAll(/in `(\.env)`/g)].slice(0, 1),
  ].map(([, path]) => path!);
  const missing = [...new Set(added)].filter(
    (path) =>
      !existsSync(join(ROOT, 'deploy', path)) &&
      !ignored.includes(`/deploy/${path}`) &&
      !ignored.includes(`/deploy/${path}/`),
  );
  expect(added).toEqual(
    expect.arrayContaining(['.env', 'secrets', 'certificate.pem', 'backup', 'backup-keys']),
  );
  expect(missing).toEqual([]);
  expect(read('deploy/Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['deploy', '**/.env']),
  );
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

it('keeps the name of the database in containers, by which backups follow its log', () => {
  const database = /\n {2}database:\n([\s\S]*?)\n\n/.exec(read('deploy/compose.yaml'))![1]!;
  expect(database).toMatch(/^ {4}hostname: database$/m);
  expect(read('apps/api/src/core/backup/logs.ts')).toContain('@@hostname');
});
