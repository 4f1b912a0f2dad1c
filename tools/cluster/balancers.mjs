// Two hosts with HAProxy and keepalived that share one address: the site and the writer of the database.
import { chmodSync, copyFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root, run } from '../process.mjs';
import { keep } from './hosts.mjs';

/** Of a balancer on one machine; each takes two files. */
const MOST_CONNECTIONS = '8000';

const deployed = (name) => path.join(root, 'deploy/cluster', name);

/** A certificate of its own signature, with its key in one file, as HAProxy reads it. */
export async function certificate(file, address) {
  const { code, output } = await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'],
    ...['-subj', '/CN=ip-workbench', '-addext', `subjectAltName=IP:${address},IP:127.0.0.1,DNS:localhost`],
    ...['-keyout', `${file}.key`, '-out', file],
  ]);
  if (code !== 0) throw new Refusal(`openssl: ${output.trim()}`);
  await run('sh', ['-c', `cat "${file}.key" >> "${file}"`]);
}

/**
 * @param {{net: object, folder: string, hosts: {name: string, address: string}[], shared: string, web: string[], database: string[],
 *   checkFile: string, config?: string}} cluster `config` replaces HAProxy's configuration
 */
export async function startBalancers({ net, folder, hosts, shared, web, database, checkFile, config }) {
  mkdirSync(folder, { recursive: true });
  const pem = path.join(folder, 'site.pem');
  await certificate(pem, shared);
  const check = path.join(folder, 'galera-check');
  copyFileSync(deployed('galera-check.sh'), check);
  await run('sed', ['-i', `s#/etc/haproxy/galera-check.cnf#${checkFile}#`, check]);
  chmodSync(check, 0o755);
  // HAProxy runs the check as its own user.
  await run('chgrp', ['haproxy', checkFile]);
  chmodSync(checkFile, 0o640);
  const env = {
    ...process.env,
    LB_1: hosts[0].address,
    LB_2: hosts[1].address,
    WEB_1: web[0],
    WEB_2: web[1],
    DB_1: database[0],
    DB_2: database[1],
    DB_3: database[2],
    DATABASE_CLIENTS: [...web, net.outside].join(' '),
    RUN_AS: 'haproxy',
    CERTIFICATE: pem,
    GALERA_CHECK: check,
  };
  const kept = [];
  for (const [at, { name }] of hosts.entries()) {
    // Fewer connections than its configuration allows: a shell may open fewer files than a service.
    const haproxy = () => [
      'haproxy',
      ['-db', '-n', MOST_CONNECTIONS, '-L', name, '-f', config ?? deployed('haproxy.cfg')],
      { env, log: path.join(folder, `${name}.log`) },
    ];
    kept.push(keep(net, { name: `haproxy ${name}`, host: name, begin: haproxy }));
    const own = path.join(folder, `${name}.keepalived.conf`);
    writeFileSync(
      own,
      `$INTERFACE=eth0\n$PRIORITY=${100 - at * 10}\n$ADDRESS=${shared}/16\ninclude ${deployed('keepalived.conf')}\n`,
      { mode: 0o644 },
    );
    const pid = (what) => path.join(folder, `${name}.${what}.pid`);
    const keepalived = () => [
      'keepalived',
      [...['-n', '-l', '-f', own, '-p', pid('keepalived'), '-r', pid('vrrp'), '-c', pid('checkers')]],
      { log: path.join(folder, `${name}.keepalived.log`) },
    ];
    kept.push(keep(net, { name: `keepalived ${name}`, host: name, begin: keepalived }));
  }
  /** The HAProxy of the host that has the shared address. */
  const active = async () => {
    for (const { name } of hosts) {
      const { output } = await run(...net.exec(name, 'ip', ['-4', '-o', 'addr', 'show', 'dev', 'eth0']));
      if (output.includes(` ${shared}/`)) return kept.find((one) => one.name === `haproxy ${name}`);
    }
    return kept[0];
  };
  return { kept, active };
}
