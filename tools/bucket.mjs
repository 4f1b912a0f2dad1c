// `node tools/bucket.mjs`: an S3-compatible storage with a token service, in memory, for tests and trials. Prints the API's
// settings for it as one line of JSON and runs until it is ended.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apt, onPath } from './packages.mjs';
import { freePort } from './ports.mjs';
import { endOnSignals, isStopping, main, onStop, Refusal, run, startChild, waitUntil } from './process.mjs';
import { removeLater } from './temporary.mjs';

const REGION = 'default';
const BUCKET = 'ip-workbench';
const ROLE = 'uploads';
/** Where it answers; on a host of a cluster its gateway is started again when it ends. */
const HOST = process.env.BUCKET_HOST ?? '127.0.0.1';

async function ensureServer() {
  if (['radosgw', 'ceph-mon', 'ceph-osd'].every(onPath)) return;
  await apt(['radosgw', 'ceph-mon', 'ceph-osd'], 'The tests of the bucket need them.');
}

/** All in memory, one copy, no passwords between its processes, no waiting for a quorum. */
const settings = ({ folder, monitor, port }) => `[global]
fsid = ${randomUUID()}
mon host = [v2:127.0.0.1:${monitor}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
mon allow pool size one = true
paxos propose interval = 0.02
paxos min wait = 0.01
public network = 127.0.0.0/8
ms bind ipv6 = false
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file =
log to stderr = true
mon cluster log file =
mon data = ${folder}/mon
osd data = ${folder}/osd
[client.rgw]
rgw frontends = beast endpoint=${HOST}:${port}
rgw s3 auth use sts = true
rgw sts key = ${randomBytes(8).toString('hex')}
`;

const allow = (Action, rest) =>
  JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action, ...rest }] });

async function startBucket(folder) {
  await ensureServer();
  mkdirSync(path.join(folder, 'mon'));
  mkdirSync(path.join(folder, 'osd'));
  const [monitor, port] = [await freePort(), await freePort()];
  const conf = path.join(folder, 'ceph.conf');
  writeFileSync(conf, settings({ folder, monitor, port }));
  const log = (name) => path.join(folder, `${name}.log`);
  const finish = async (command, ...args) => {
    const { code, output } = await run(command, ['-c', conf, ...args]);
    if (code !== 0) throw new Refusal(`${command} failed: ${output.trim().split('\n').at(-1)}`);
    return output;
  };
  const start = (command, ...args) => startChild(command, ['-c', conf, '-f', ...args], { log: log(command) });

  const monmap = path.join(folder, 'monmap');
  await finish('monmaptool', '--create', '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, monmap);
  await finish('ceph-mon', '-i', 'a', '--mkfs', '--monmap', monmap);
  start('ceph-mon', '-i', 'a');
  const disk = randomUUID();
  await finish('ceph', 'osd', 'new', disk);
  await finish('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
  start('ceph-osd', '-i', '0');
  const keys = { access: randomBytes(10).toString('hex'), secret: randomBytes(20).toString('hex') };
  const admin = (...args) => finish('radosgw-admin', '-n', 'client.rgw', ...args);
  await admin(
    'user',
    'create',
    '--uid=product',
    '--display-name=product',
    `--access-key=${keys.access}`,
    `--secret-key=${keys.secret}`,
  );
  await admin(
    'role',
    'create',
    `--role-name=${ROLE}`,
    `--assume-role-policy-doc=${allow('sts:AssumeRole', { Principal: { AWS: ['arn:aws:iam:::user/product'] } })}`,
  );
  await admin(
    'role-policy',
    'put',
    `--role-name=${ROLE}`,
    '--policy-name=write',
    `--policy-doc=${allow('s3:*', { Resource: ['arn:aws:s3:::*'] })}`,
  );
  const gateway = start('radosgw', '-n', 'client.rgw');
  // A gateway that cannot start ends at once.
  const againLater = () => setTimeout(again, 1000);
  const again = () => isStopping() || start('radosgw', '-n', 'client.rgw').exited.then(againLater);
  if (process.env.BUCKET_HOST) gateway.exited.then(againLater);
  const endpoint = `http://${HOST}:${port}`;
  const answers = () =>
    fetch(endpoint).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(answers, { child: gateway, what: 'The object storage', limitMs: 600_000 });
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: REGION,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: keys.access,
    S3_SECRET_ACCESS_KEY: keys.secret,
    S3_ROLE_ARN: `arn:aws:iam:::role/${ROLE}`,
  };
}

/** Creates the bucket and its CORS rule for all origins, as an operator does once. */
async function makeBucket(env) {
  const { S3 } = await import('@aws-sdk/client-s3');
  const s3 = new S3({
    endpoint: env.S3_ENDPOINT,
    region: REGION,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
  });
  await s3.createBucket({ Bucket: BUCKET });
  const CORSRules = [
    {
      AllowedOrigins: ['*'],
      AllowedMethods: ['GET', 'PUT', 'POST', 'DELETE'],
      AllowedHeaders: ['*'],
      ExposeHeaders: ['ETag'],
    },
  ];
  await s3.putBucketCors({ Bucket: BUCKET, CORSConfiguration: { CORSRules } });
}

main(async () => {
  endOnSignals();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ipw-bucket-'));
  removeLater(folder);
  const env = await startBucket(folder);
  await makeBucket(env);
  console.log(JSON.stringify(env));
  await new Promise((resolve) => onStop(resolve));
});
