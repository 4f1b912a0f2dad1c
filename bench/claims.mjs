// `npm run bench:claims`: the console's claims list against a bare server, and a million claims against ten thousand.
import { call, median, rate, verdict } from './measure.mjs';
import { plantClaims } from './plant.mjs';
import { bench, ground, makeDatabase, say, serve, serveBare, signInStaff } from './stage.mjs';

const ROUNDS = 5;
const AMOUNT = 600;
const PAGE = 25;
const SORTS = ['submitted_at', 'due_at', 'created_at', 'id'];
const FILTERS = [{}, { state: 'submitted' }];
const LOOKS = 25;
/** Until the code of both servers is compiled. */
const WARM_UP = 2500;

const address = ({ url }, { filter, sort, from = 0 }) =>
  `${url}/api/admin/claims?` +
  new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([from, from + PAGE - 1]),
    sort: JSON.stringify([sort, 'DESC']),
  });
const totalOf = ({ headers }) => Number(headers['content-range'].split('/')[1]);

async function stocked(run, name, claims) {
  const databaseUrl = await makeDatabase(run.databaseUrl, name);
  const api = await serve({ ...run, databaseUrl, name });
  const context = await ground(api);
  const stock = async () => {
    const began = Date.now();
    await plantClaims(context, claims);
    say(`${claims.toLocaleString('en')} claims planted in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };
  return { ...api, headers: await signInStaff(context), claims, stock };
}

/** Requests a second of the queue's first page, in turns with the bare server. */
async function throughput(api) {
  const bare = await serveBare(api.databaseUrl);
  const ours = { url: address(api, { filter: FILTERS[1], sort: 'submitted_at' }), headers: api.headers };
  const theirs = { url: `${bare.url}/claims`, headers: api.headers };
  const page = { url: `${bare.url}/page`, headers: api.headers };
  const [mine, same] = [await call(ours.url, ours), await call(theirs.url, theirs)];
  const ids = ({ body }) =>
    JSON.parse(body)
      .map(({ id }) => id)
      .join();
  if (ids(mine) !== ids(same) || totalOf(mine) !== totalOf(same)) throw new Error('the two servers disagree');
  const rates = { ours: [], theirs: [], page: [] };
  const targets = { theirs, ours, page };
  for (const target of Object.values(targets)) await rate({ ...target, amount: WARM_UP });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, target] of Object.entries(targets))
      rates[name].push(await rate({ ...target, amount: AMOUNT }));
  await bare.stop();
  const ratio = (name) => median(rates.ours.map((value, at) => value / rates[name][at]));
  const line = (name) => `${Math.round(median(rates[name]))}`.padStart(6);
  console.log(
    `\nrequests/s, median of ${ROUNDS} rounds, ${api.claims.toLocaleString('en')} claims, ${totalOf(mine)} of them submitted`,
  );
  console.log(`  ${line('ours')}  the claims list: session, validation, count, page, view`);
  console.log(`  ${line('theirs')}  bare server: session, count and page query`);
  console.log(`  ${line('page')}  bare server: page query alone (ratio ${ratio('page').toFixed(2)})\n`);
  return verdict('claims list / bare server', ratio('theirs'), { least: 0.6 });
}

/** Times of every sort's first and last page, the two sizes in turns. */
async function depth(small, large) {
  const cases = FILTERS.flatMap((filter) =>
    SORTS.flatMap((sort) => ['first', 'deepest'].map((page) => ({ filter, sort, page }))),
  );
  const times = new Map(
    cases.map((entry) => [
      entry,
      new Map([
        [small, []],
        [large, []],
      ]),
    ]),
  );
  for (const entry of cases)
    for (const api of [small, large]) {
      const total = totalOf(await call(address(api, entry), api));
      const from = entry.page === 'first' ? 0 : Math.floor((total - 1) / PAGE) * PAGE;
      entry[api.claims] = address(api, { ...entry, from });
    }
  for (let look = 0; look < LOOKS; look += 1)
    for (const entry of cases)
      for (const api of [small, large]) {
        const { ms, status } = await call(entry[api.claims], api);
        if (status !== 200) throw new Error(`${entry[api.claims]}: ${status}`);
        times.get(entry).get(api).push(ms);
      }
  console.log('\np50 in ms, one caller         10,000   1,000,000   (slowest)');
  let worst = 0;
  for (const [{ filter, sort, page }, found] of times) {
    const [few, many] = [median(found.get(small)), median(found.get(large))];
    worst = Math.max(worst, many / few);
    const name = `${filter.state ?? 'all'}, ${sort}, ${page}`;
    console.log(
      `  ${name.padEnd(32)}${few.toFixed(1).padStart(6)}${many.toFixed(1).padStart(9)}   (${Math.max(...found.get(large)).toFixed(0)})`,
    );
  }
  console.log('');
  return verdict('1,000,000 / 10,000 claims, worst page', worst, { most: 1.5 });
}

bench(
  async (run) => {
    const small = await stocked(run, 'small', 10_000);
    const large = await stocked(run, 'large', 1_000_000);
    await small.stock();
    const fast = await throughput(small);
    await large.stock();
    const deep = await depth(small, large);
    return fast && deep;
  },
  { durable: false },
);
