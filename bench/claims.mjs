// `npm run bench:claims`: the console's list of claims against a bare server, and with a million claims against ten
// thousand.
import { consoleCases, consolePage, depth, totalOf } from './depth.mjs';
import { call, median, rate, sized, verdict } from './measure.mjs';
import { plantClaims } from './plant.mjs';
import { bench, fixtures, makeDatabase, say, serve, serveBare, signInStaff } from './stage.mjs';

const ROUNDS = sized(5, 1);
const AMOUNT = sized(600, 40);
const SORTS = ['submitted_at', 'due_at', 'created_at', 'id'];
const FILTERS = [{}, { state: 'submitted' }];
/** Requests until the code of both servers is compiled (JIT). */
const WARM_UP = sized(2500, 40);

async function stocked(run, name, claims) {
  const databaseUrl = await makeDatabase(run.databaseUrl, name);
  const api = await serve({ ...run, databaseUrl, name });
  const context = await fixtures(api);
  const stock = async () => {
    const began = Date.now();
    await plantClaims(context, claims);
    say(`${claims.toLocaleString('en')} claims planted in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };
  return { ...api, headers: await signInStaff(context), claims, stock };
}

/** Requests a second of the first page, in turns with the bare server. */
async function throughput(api) {
  const bare = await serveBare(api.databaseUrl);
  const ours = {
    url: consolePage(api, 'claims', { filter: FILTERS[1], sort: 'submitted_at' }),
    headers: api.headers,
  };
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

bench(
  async (run) => {
    const rows = sized([10_000, 1_000_000], [1000, 4000]);
    const small = await stocked(run, 'small', rows[0]);
    const large = await stocked(run, 'large', rows[1]);
    await small.stock();
    const fast = await throughput(small);
    await large.stock();
    const cases = consoleCases('claims', FILTERS, SORTS);
    const deep = await depth({ small, large, cases, rows, what: 'claims' });
    return fast && deep;
  },
  { durable: false },
);
