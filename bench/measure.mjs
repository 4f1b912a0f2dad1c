// Numbers: requests a second, single times, medians, and the lines they are printed in.
import { request, Agent } from 'node:http';
import autocannon from 'autocannon';

/** `BENCH_SHORT=1`: tiny numbers in seconds. What must hold is still proven; ratios and times say nothing, and are not judged. */
const short = process.env.BENCH_SHORT === '1';

/** A number of the measurement, and the one that does for its short form. */
export const sized = (full, inShort) => (short ? inShort : full);

export const percentile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};
export const median = (values) => percentile(values, 0.5);

/** Requests a second over exactly `amount` requests. */
export const rate = async (target) => (await load(target)).rate;

/**
 * Requests a second over exactly `amount` requests, and the 99th percentile of their times (ms); throws when one of them
 * was not answered with 200. `each` makes a request's options: exactly as many as are sent, all before the first is sent, for
 * whoever sends shares its cores with whoever answers. The connections send theirs at the same time, in no order among each
 * other. Without `each` every request is the same.
 */
export function load({ url, headers, amount, connections = 16, each }) {
  return new Promise((resolve, reject) => {
    const wrong = new Map();
    // A connection knows its share: not every amount divides by the connections.
    const setupClient = (client) =>
      each && client.setRequests(Array.from({ length: client.responseMax }, each));
    const times = [];
    let began;
    let last;
    const run = autocannon({ url, headers, amount, connections, setupClient }, (error, result) => {
      if (error) return reject(error);
      if (wrong.size || result.errors)
        return reject(new Error(`${url}: ${result.errors} errors, ${JSON.stringify([...wrong])}`));
      resolve({ rate: (amount / (last - began)) * 1000, p99: percentile(times.slice(connections), 0.99) });
    });
    run.on('start', () => (began = performance.now()));
    // A connection's first answer is timed from before the requests are made.
    run.on('response', (_client, status, _bytes, ms) => {
      times.push(ms);
      last = performance.now();
      if (status !== 200) wrong.set(status, (wrong.get(status) ?? 0) + 1);
    });
  });
}

// Room for every upload of a bench and the calls beside them: nobody waits for a socket here.
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call on a kept connection: `{ms, status, headers, body}`. */
export function call(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(url, { method, headers, agent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          ms: performance.now() - began,
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Prints what was found against its target; answers whether it was met. `least` or `most` is the target. A short form has none. */
export function verdict(what, found, { least = -Infinity, most = Infinity, unit = '', digits = 2 }) {
  if (short) {
    console.log(`· ${what.padEnd(58)} ${found.toFixed(digits)}${unit}  (not judged)`);
    return true;
  }
  const met = found >= least && found <= most;
  const target = least > -Infinity ? `at least ${least}` : `at most ${most}`;
  console.log(`${met ? '✓' : '✗'} ${what.padEnd(58)} ${found.toFixed(digits)}${unit}  (${target}${unit})`);
  return met;
}

/** Prints how often something happened that must not; answers whether it never did. Judged in a short form too. */
export function never(what, times) {
  console.log(`${times === 0 ? '✓' : '✗'} ${what.padEnd(58)} ${times}  (never)`);
  return times === 0;
}
