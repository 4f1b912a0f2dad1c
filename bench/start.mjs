// `npm run bench:start`: time from the API's start to its first answer, and its memory when idle.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, sized, verdict } from './measure.mjs';
import { bench, serve } from './stage.mjs';

const STARTS = sized(5, 1);
const IDLE_S = sized(10, 0);

const megabytes = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

bench(async (run) => {
  const seconds = [];
  let api;
  for (let start = 0; start <= STARTS; start += 1) {
    await api?.stop();
    const began = performance.now();
    api = await serve(run);
    seconds.push((performance.now() - began) / 1000);
  }
  const [first, ...others] = seconds;
  console.log(
    `\nfirst start, with the migrations: ${first.toFixed(2)} s; then: ${others.map((value) => value.toFixed(2)).join(', ')} s`,
  );
  await sleep(IDLE_S * 1000);
  const ready = verdict('start to first 200, the database being up', median(others), {
    most: 1.5,
    unit: ' s',
  });
  const light = verdict(`resident memory after ${IDLE_S} s idle`, megabytes(api.pid), {
    most: 180,
    unit: ' MB',
    digits: 0,
  });
  return ready && light;
});
