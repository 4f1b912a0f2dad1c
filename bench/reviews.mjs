// `npm run bench:reviews`: the review queue and a gallery's lists, with a million revisions against ten thousand.
import { consoleCases, depth } from './depth.mjs';
import { sized } from './measure.mjs';
import { plantMembers, plantRevisions } from './plant.mjs';
import { bench, fixtures, makeDatabase, say, serve, signInMember, signInStaff } from './stage.mjs';

const ROWS = sized([10_000, 1_000_000], [800, 4000]);
const FILTERS = [{ state: 'pending' }, { state: 'approved' }, {}, { subject: 'series' }];
/** Sort columns of the queue. */
const SORTS = ['due_at', 'submitted_at'];

const galleryCases = ['seriesList', 'imageList'].map((list) => ({
  name: list,
  address: (api) =>
    `${api.url}/api/gallery/${list}?${new URLSearchParams({ ip_id: api.ip, token: api.token })}`,
}));

async function stocked(run, name, count) {
  const api = await serve({ ...run, databaseUrl: await makeDatabase(run.databaseUrl, name), name });
  const context = await fixtures(api);
  const began = Date.now();
  const [{ id: member }] = await plantMembers(context, 1);
  const ip = await plantRevisions(context, count, member);
  say(`${count.toLocaleString('en')} revisions planted in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return { ...api, ip, token: await signInMember(context, member), headers: await signInStaff(context) };
}

bench(
  async (run) => {
    const small = await stocked(run, 'small', ROWS[0]);
    const large = await stocked(run, 'large', ROWS[1]);
    const cases = [...consoleCases('reviews', FILTERS, SORTS), ...galleryCases];
    return depth({ small, large, cases, rows: ROWS, what: 'revisions' });
  },
  { durable: false },
);
