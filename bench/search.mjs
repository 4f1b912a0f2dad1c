// `npm run bench:search`: the workbench's search of a holder with 10,000 records among 1,000,000, by words, numbers and
// serials, one search at a time and several at once.
import { median, percentile, call, sized, verdict } from './measure.mjs';
import { plantRecords } from './records.mjs';
import { bench, fixtures, say, serve } from './stage.mjs';

const [OWN, ALL] = sized([10_000, 1_000_000], [200, 2000]);
const ROUNDS = sized(30, 2);
const CALLERS = 4;
/** Common and rare words, two words, a number of an order, serials, and what is not there. */
const KEYWORDS = ['灯笼', '系列 9', '订单商品', '2611', '42', '3-42', 'moon tea', '没有这个'];
/** A member may search 240 times a minute, so each search is of another member of the same IPs. */
const MEMBERS = Math.ceil((ROUNDS * KEYWORDS.length * (CALLERS + 2)) / 200);

bench(
  async (run) => {
    const api = await serve(run);
    const context = await fixtures(api);
    const began = Date.now();
    const tokens = await plantRecords(context, { own: OWN, all: ALL, members: MEMBERS });
    say(`${ALL.toLocaleString('en')} records planted in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    let sent = 0;
    const search = async (keyword) => {
      const token = tokens[(sent += 1) % tokens.length];
      const answer = await call(`${api.url}/api/search/records?${new URLSearchParams({ keyword })}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { code, data } = JSON.parse(answer.body);
      if (code !== 0) throw new Error(`${keyword}: ${answer.body}`);
      return { ms: answer.ms, found: data.length };
    };

    const alone = [];
    const together = [];
    for (const keyword of KEYWORDS) await search(keyword);
    console.log(`\n  ${'search'.padEnd(16)}found   p50 ms   p95 ms`);
    for (const keyword of KEYWORDS) {
      const times = [];
      let found = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const one = await search(keyword);
        found = one.found;
        times.push(one.ms);
        const many = await Promise.all(Array.from({ length: CALLERS }, () => search(keyword)));
        together.push(...many.map(({ ms }) => ms));
      }
      alone.push(...times);
      const cells = [found, median(times).toFixed(1), percentile(times, 0.95).toFixed(1)];
      console.log(`  ${keyword.padEnd(16)}${cells.map((cell) => String(cell).padStart(7)).join('  ')}`);
      if ((keyword === '没有这个') !== (found === 0)) throw new Error(`${keyword}: ${found} found`);
    }
    console.log('');
    const p95 = percentile(together, 0.95).toFixed(0);
    console.log(`  ${CALLERS} at once: p50 ${median(together).toFixed(0)} ms, p95 ${p95} ms\n`);
    const limits = { most: 200, unit: ' ms', digits: 0 };
    return verdict('search, p95', percentile(alone, 0.95), limits);
  },
  { durable: false },
);
