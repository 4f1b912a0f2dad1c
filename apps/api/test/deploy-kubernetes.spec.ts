/** The objects of `deploy/kubernetes` against the commands of the API, the units and the operator's guide. */
import { filesBelow, read, withoutComments } from '../testing/repository';

describe('the cluster of deploy/kubernetes', () => {
  const objects = filesBelow('deploy/kubernetes')
    .flatMap((file) => read(file).split(/^---$/m))
    .map((text) => withoutComments(text));
  const named = (name: string) => objects.find((text) => text.includes(`\n  name: ${name}\n`)) ?? '';
  const workloads = objects.filter((text) => text.includes('containers:'));
  const valuesOf = (text: string, key: RegExp) => [...text.matchAll(key)].map(([, value]) => value!);

  it('runs the backups of systemd, and the weekly drill apart from the keys of the product', () => {
    const commands = valuesOf(read('apps/api/src/server.ts'), /^ {2}'?([a-z:]+)'?(?:,|: \w+,|: \(config)/gm);
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

  it('is installed by jobs, each in a file of its own, in the order of the guide', () => {
    const jobs = ['ipw-keys', 'ipw-migrate', 'ipw-admin'];
    for (const name of jobs) {
      const text = read(`deploy/kubernetes/${name}.yaml`);
      expect(text.match(/^kind: /gm)).toHaveLength(1);
      expect(text).toContain(`kind: Job\nmetadata:\n  name: ${name}\n`);
    }
    const run = jobs.map((name) => /args: \['?([a-z:]+)/.exec(named(name))![1]);
    expect(run).toEqual(['keys:init', 'migrate', 'admin:create']);
    const guide = read('docs/deploying.md')
      .split(/^## /m)
      .find((part) => part.startsWith('On Kubernetes'))!;
    const order = ['ipw-volume', ...jobs, 'ipw', 'ipw-backup'].map((name) =>
      guide.indexOf(`-f ${name}.yaml`),
    );
    expect(order).toEqual(order.filter((at) => at >= 0).sort((a, b) => a - b));
  });

  it('writes to volumes only, all of which are declared, with one image', () => {
    expect(workloads).toHaveLength(9);
    for (const text of workloads) {
      // A service named `redis` or `database` would set variables that look like settings.
      expect(text).toContain('enableServiceLinks: false');
      expect(text).toContain('readOnlyRootFilesystem: true');
      expect(text).toContain('runAsNonRoot: true');
      const mounted = valuesOf(text, /- \{ name: (\w+), mountPath/g);
      const declared = valuesOf(text.slice(text.indexOf('volumes:')), /- name: (\w+)/g);
      expect([...new Set(mounted)].sort()).toEqual(declared.sort());
      expect(mounted).toContain('tmp');
    }
    expect(new Set(objects.flatMap((text) => valuesOf(text, /image: (\S+)/g)))).toEqual(new Set(['ipw:1']));
  });

  it('restores into the volume, with keys that are apart from all else', () => {
    const text = named('ipw-restore');
    expect(text).toContain('args: [restore]');
    expect(text).toContain('- { name: data, mountPath: /var/lib/ipw }');
    expect(text).not.toContain('secretRef: { name: ipw-backup }');
    for (const file of ['identity.txt', 'keys.json']) expect(text).toContain(`/etc/ipw-restore/${file}`);
    const others = objects.filter((one) => !one.includes('\n  name: ipw-restore\n'));
    expect(others.filter((one) => one.includes('ipw-restore'))).toEqual([]);
    expect(read('docs/deploying.md')).toContain('kubectl delete job/ipw-restore secret/ipw-restore');
  });

  it('answers the ingress controller and Prometheus only, on several nodes', () => {
    const policy = objects.find((text) => text.includes('kind: NetworkPolicy'))!;
    expect(valuesOf(policy, /port: (\w+)/g)).toEqual(['http', 'metrics']);
    expect(valuesOf(policy, /metadata\.name: ([\w-]+)/g)).toHaveLength(2);
    for (const name of ['ipw-web', 'ipw-worker']) {
      const spread = named(name).split('topologySpreadConstraints:')[1]!;
      expect(spread).toContain('topologyKey: kubernetes.io/hostname');
    }
    // Of an Ingress the controller ignores it: it is a key of its ConfigMap.
    expect(objects.join()).not.toContain('timeout-client');
    expect(read('docs/deploying.md')).toContain('`timeout-client: 75s`');
  });

  it('lets backups read keys, anchors and uploads of the product, and work in a folder of their own', () => {
    for (const name of ['ipw-backup', 'ipw-backup-log']) {
      const text = named(name);
      expect(text).toMatch(/- \{ name: scratch, mountPath: \/var\/lib\/ipw \}/);
      expect(text).toMatch(/- name: scratch\n +emptyDir:/);
      expect(text).toContain('- { name: data, mountPath: /srv/data, readOnly: true }');
      const [, links] = /command: \[ln, -s, (.*), \/var\/lib\/ipw\/\]/.exec(text)!;
      expect(links!.split(', ')).toEqual(
        ['keys.json', 'anchors', 'uploads'].map((one) => `/srv/data/${one}`),
      );
    }
    // A folder is made for a `subPath` that a claim does not have yet.
    expect(objects.filter((text) => /name: data, .*subPath/.test(text))).toEqual([]);
  });
});
