// Callers that begin at fixed times, whatever the answers take, and try each call once.
import { Agent, request } from 'node:https';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../measure.mjs';

/** Networks of callers, all of them loopback addresses: limits count by address and by network. */
const ADDRESSES = Array.from({ length: 200 }, (_, at) => `127.77.${at >> 1}.${(at & 1) + 1}`);
/** Connections that nobody uses are closed long before the balancer closes them (15 s, `timeout http-keep-alive`). */
const IDLE_MS = 6000;
/** On a machine without rest a database may be silent for two seconds, which the product answers with 503 and `Retry-After`. */
const REPEATS = sized(0, 10);

/** Calls a site, from the address of whoever is signed in, else each from the next: `{status, headers, body}`, or `{status: 0, body}` when the connection broke. */
export function caller({ site, balancer }) {
  const { hostname, port } = new URL(site);
  const agents = ADDRESSES.map(
    (localAddress) => new Agent({ keepAlive: true, timeout: IDLE_MS, ca: balancer.ca, localAddress }),
  );
  let turn = 0;
  const own = new Map();
  const agentOf = ({ authorization, cookie = authorization }) => {
    if (!own.has(cookie)) own.set(cookie, own.size);
    return agents[(cookie === undefined ? turn++ : own.get(cookie)) % agents.length];
  };
  const once = (path, { method = 'GET', headers = {}, json, bytes } = {}) =>
    new Promise((resolve) => {
      const body = json === undefined ? bytes : JSON.stringify(json);
      const type = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const agent = agentOf(headers);
      const broken = ({ message }) => resolve({ status: 0, headers: {}, body: message });
      const options = { host: '127.0.0.1', servername: hostname, port, path, method, agent };
      const sent = request(
        { ...options, headers: { host: `${hostname}:${port}`, ...type, ...headers } },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', broken);
          answer.on('end', () => {
            const all = Buffer.concat(chunks);
            resolve({ status: answer.statusCode, headers: answer.headers, bytes: all, body: all.toString() });
          });
        },
      );
      sent.on('error', broken);
      sent.end(body);
    });
  return async (path, options) => {
    for (let left = REPEATS; ; left -= 1) {
      const answer = await once(path, options);
      const seconds = answer.status === 503 && Number(answer.headers['retry-after']);
      if (!seconds || left === 0) return answer;
      await sleep(seconds * 1000);
    }
  };
}

/** Waits until the balancer knows that a process is ready. */
export async function answering(call) {
  for (let ready = false; !ready; await sleep(100)) ready = (await call('/robots.txt')).status === 200;
}

/**
 * Makes calls of several kinds, `rate` a second, in turns. A kind is a function that resolves to what was wrong, or to nothing.
 * A call's time counts from when it was due.
 */
export function openLoop(kinds, rate) {
  const calls = [];
  const pending = new Set();
  const delay = monitorEventLoopDelay();
  delay.enable();
  let step = '';
  let over = false;
  const one = async ([name, work], due) => {
    const call = { name, step };
    call.wrong = await work().catch((error) => String(error?.stack ?? error));
    call.ms = performance.now() - due;
    calls.push(call);
  };
  const loop = (async () => {
    const began = performance.now();
    for (let count = 0; !over; count += 1) {
      const due = began + (count * 1000) / rate;
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      const work = one(kinds[count % kinds.length], due);
      pending.add(work);
      void work.then(() => pending.delete(work));
    }
  })();
  return {
    calls,
    /** What happens from now on. */
    begin: (name) => (step = name),
    /** Ends with the last answer. */
    async end() {
      over = true;
      await loop;
      await Promise.all(pending);
    },
    /** The longest time, ms, in which the callers themselves stood still: beyond seconds, the machine was too busy to measure. */
    longestPause: () => delay.max / 1e6,
  };
}

/** `callers` at once, each making its next call once the one before is answered: `{rate, calls}`, calls a second. */
export async function closedLoop(kinds, callers, seconds) {
  const calls = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  let turn = 0;
  const one = async () => {
    while (performance.now() < until) {
      const [name, work] = kinds[turn++ % kinds.length];
      calls.push({ name, wrong: await work().catch((error) => String(error?.stack ?? error)) });
    }
  };
  await Promise.all(Array.from({ length: callers }, one));
  return { rate: (calls.length / (performance.now() - began)) * 1000, calls };
}
