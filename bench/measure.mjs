// Measuring: requests a second, single times, medians, and printing results.
import { request, Agent } from 'node:http';
import autocannon from 'autocannon';

/** `BENCH_SHORT=1`: tiny numbers in seconds. Correctness is still checked; ratios and times mean nothing and are not judged. */
const short = process.env.BENCH_SHORT === '1';

/** A number of the benchmark, and its value in the short form. */
export const sized = (full, inShort) => (short ? inShort : full);

export const percentile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};
export const median = (values) => percentile(values, 0.5);

/** Requests a second over exactly `amount` requests. */
export const rate = async (target) => (await load(target)).rate;

/**
 * Requests a second over exactly `amount` requests, and the 99th percentile of their times (ms); throws when one is not
 * answered with 200. `each` makes the options of every request, all before the first is sent, because client and server
 * share the cores. Connections send concurrently, in no order. Without `each` all requests are equal.
 */
export function load({ url, headers, amount, connections = 16, each }) {
  return new Promise((resolve, reject) => {
    const wrong = new Map();
    // Each connection knows its share, because not every amount divides by the connections.
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

// Sockets for all concurrent uploads of a benchmark and its other calls.
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call on a keep-alive connection: `{ms, status, headers, body}`. */
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

/** Prints a result against its target (`least` or `most`); returns whether it was met. The short form has no targets. */
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

/** Prints how often a forbidden event happened; returns whether it never did. Judged in the short form too. */
export function never(what, times) {
  console.log(`${times === 0 ? '✓' : '✗'} ${what.padEnd(58)} ${times}  (never)`);
  return times === 0;
}
