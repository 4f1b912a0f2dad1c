// `npm run bench:sheets`: sheets of a holder, the staff's queue and a consultant's board, with a million sheets against ten
// thousand.
import { consoleCases, depth } from './depth.mjs';
import { sized } from './measure.mjs';
import { plantSheets } from './plant-sheets.mjs';
import { bench, fixtures, makeDatabase, say, serve, signInStaff } from './stage.mjs';

const ROWS = sized([10_000, 1_000_000], [2000, 6000]);
const OWN = sized(2000, 500);
const PAGE = 20;
const FILTERS = [
  {},
  ...['submitted', 'matched', 'unanswered'].map((state) => ({ state })),
  ...['staff', 'holder', 'consultant', 'buyer'].map((turn) => ({ turn })),
  { source: 'private_link' },
  { assignee: 'none' },
  { late: 'overdue' },
];
const SORTS = ['due_at', 'created_at'];
const BOARD = ['staff', 'holder', 'consultant', 'buyer'].map((turn) => ({ turn }));

/** First, middle and deepest page of the holder's list, of all states and of each. */
const holderCases = [undefined, 'unreplied', 'matched', 'rejected'].flatMap((state) =>
  ['first', 'middle', 'deepest'].map((page) => ({
    name: `holder, ${state ?? 'all'}, ${page}`,
    address: (api) => {
      const last = Math.ceil(api.own / 10 / (state ? 5 : 1) / PAGE);
      const at = { first: 1, middle: Math.ceil(last / 2), deepest: last }[page];
      return `${api.url}/api/opportunity/sheetList?${new URLSearchParams({ ip_id: api.ip, token: api.token, page: at, page_size: PAGE, ...(state && { state }) })}`;
    },
  })),
);

async function stocked(run, name, count) {
  const api = await serve({ ...run, databaseUrl: await makeDatabase(run.databaseUrl, name), name });
  const context = await fixtures(api);
  const began = Date.now();
  const planted = await plantSheets(context, count, OWN);
  say(`${count.toLocaleString('en')} sheets planted in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return { ...api, ...planted, own: OWN, headers: await signInStaff(context) };
}

bench(
  async (run) => {
    const [small, large] = [await stocked(run, 'small', ROWS[0]), await stocked(run, 'large', ROWS[1])];
    const queue = [...consoleCases('sheets', FILTERS, SORTS), ...holderCases];
    const staff = await depth({ small, large, cases: queue, rows: ROWS, what: 'sheets' });
    const consultants = [small, large].map((api) => ({ ...api, headers: api.consultant }));
    const board = await depth({
      small: consultants[0],
      large: consultants[1],
      cases: consoleCases('sheets', BOARD, ['due_at']),
      rows: ROWS,
      what: 'sheets on a consultant’s board',
    });
    return staff && board;
  },
  { durable: false },
);
