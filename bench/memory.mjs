// `npm run bench:memory`: memory of the API before, during and after mixed use (pictures, sign-ins, pages), once as `npm
// start` runs it and once with glibc's defaults.
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { anyAddress } from './labels.mjs';
import { call, sized, verdict } from './measure.mjs';
import { hashedPassword, photographForm, signIn, upload } from './member.mjs';
import { plantMembers } from './plant.mjs';
import { bench, fixtures, makeDatabase, say, serve } from './stage.mjs';

const UPLOADERS = 4;
const UPLOADS = sized(120, 4);
const READERS = 4;
/** Enough members that none signs in often enough to need a proof of work. */
const MEMBERS = 60;
const IDLE_S = sized(10, 0);
const REST_S = sized(60, 0);
const [WIDTH, HEIGHT] = sized([3000, 2000], [600, 400]);

const MODES = {
  'npm start': {},
  plain: { LD_PRELOAD: undefined, MALLOC_CONF: undefined, MALLOC_ARENA_MAX: undefined },
};
/** Resident memory of a process, and its peak, MB. */
function weight(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

async function answered(url, options) {
  const answer = await call(url, options);
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${answer.body.slice(0, 300)}`);
  return answer.body;
}

/** Uploads pictures, four at a time, while others sign in and read, until the last picture is stored. */
async function use(api, members, form) {
  const tokens = [];
  for (const member of members.slice(0, UPLOADERS)) tokens.push((await signIn(api, member)).token);
  let left = UPLOADS;
  const uploader = async (_, at) => {
    while (left > 0) {
      left -= 1;
      await upload(api, tokens[at], form);
    }
  };
  let turn = 0;
  const reader = async () => {
    while (left > 0) {
      turn += 1;
      await signIn(api, members[UPLOADERS + (turn % (MEMBERS - UPLOADERS))]);
      // From many addresses, because one address may not request so many pages.
      for (const path of ['/', '/api/docs-json', '/sitemap.xml', '/metrics'])
        await answered(`${api.url}${path}`, { headers: { 'x-forwarded-for': anyAddress() } });
    }
  };
  await Promise.all([
    ...Array.from({ length: UPLOADERS }, uploader),
    ...Array.from({ length: READERS }, reader),
  ]);
}

/** Resident memory (MB) when idle, at its peak, at the end of use and some time later. */
async function weigh(run, mode, form) {
  const name = mode.replace(' ', '_');
  const api = await serve({
    ...run,
    databaseUrl: await makeDatabase(run.databaseUrl, name),
    name,
    env: { TRUST_PROXY: '1', ...MODES[mode] },
  });
  await sleep(IDLE_S * 1000);
  const idle = weight(api.pid).now;
  const members = await plantMembers(await fixtures(api), MEMBERS, await hashedPassword());
  await use(api, members, form);
  const { now: used, most } = weight(api.pid);
  await sleep(REST_S * 1000);
  const rested = weight(api.pid).now;
  const preloaded = /jemalloc/.test(readFileSync(`/proc/${api.pid}/maps`, 'utf8')) ? ', jemalloc' : '';
  await api.stop();
  console.log(
    `${`${mode}${preloaded}`.padEnd(22)}idle ${idle.toFixed(0)} MB, highest ${most.toFixed(0)} MB, at the end of use ${used.toFixed(0)} MB, ${REST_S} s later ${rested.toFixed(0)} MB`,
  );
  return { idle, used, rested };
}

bench(
  async (run) => {
    const form = await photographForm(WIDTH, HEIGHT);
    say(
      `${UPLOADS} pictures of ${WIDTH} × ${HEIGHT} pixels, ${(form.length / 1024 / 1024).toFixed(1)} MB each, ${UPLOADERS} at a time; load ${os.loadavg()[0].toFixed(1)}`,
    );
    const started = await weigh(run, 'npm start', form);
    const plain = await weigh(run, 'plain', form);
    say(`load ${os.loadavg()[0].toFixed(1)}`);
    return [
      verdict(`resident memory after ${IDLE_S} s idle`, started.idle, { most: 200, unit: ' MB', digits: 0 }),
      verdict(`resident memory ${REST_S} s after mixed use`, started.rested, {
        most: 350,
        unit: ' MB',
        digits: 0,
      }),
      verdict('and the share of it that was there at the end of use', started.rested / started.used, {
        most: 1,
      }),
      verdict('after mixed use / the same with the plain allocator', started.rested / plain.rested, {
        most: 1,
      }),
    ].every(Boolean);
  },
  { durable: false },
);
