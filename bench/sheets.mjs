// `npm run bench:sheets`: sheets of a holder, the staff's queue and a consultant's board, with a million sheets against ten
// thousand.
import { consoleCases, depth } from './depth.mjs';
import { sized } from './measure.mjs';
import { FIRST_IP, PHONE, plantSheets } from './plant-sheets.mjs';
import { bench, fixtures, LISTS_ONLY, makeDatabase, say, serve, signInStaff } from './stage.mjs';

const ROWS = sized([10_000, 1_000_000], [2000, 6000]);
const OWN = sized(2000, 500);
const PAGE = 20;
const TURNS = ['staff', 'holder', 'consultant', 'buyer'];
/** Every filter, with a rare and a common value of a state and a source; `q` looks for a number, a phone and the name of one IP. */
const FILTERS = [
  {},
  ...['submitted', 'matched', 'unanswered'].map((state) => ({ state })),
  ...TURNS.map((turn) => ({ turn })),
  ...['private_link', 'platform'].map((source) => ({ source })),
  ...['none', 'me'].map((assignee) => ({ assignee })),
  ...['soon', 'overdue', 'escalated'].map((late) => ({ late })),
  { turn: 'staff', late: 'overdue' },
  { ip_id: FIRST_IP },
  ...['26010100000', PHONE, 'IP 0'].map((q) => ({ q })),
];
const SORTS = ['due_at', 'created_at'];
const BOARD = TURNS.map((turn) => ({ turn }));

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
  const api = await serve({
    ...run,
    databaseUrl: await makeDatabase(run.databaseUrl, name),
    name,
    env: LISTS_ONLY,
  });
  const context = await fixtures(api);
  const headers = await signInStaff(context);
  const began = Date.now();
  const planted = await plantSheets(context, count, OWN, ROWS[1]);
  say(`${count.toLocaleString('en')} sheets planted in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return { ...api, ...planted, own: OWN, headers };
}

bench(
  async (run) => {
    const [small, large] = [await stocked(run, 'small', ROWS[0]), await stocked(run, 'large', ROWS[1])];
    const queue = [...consoleCases('sheets', FILTERS, SORTS), ...holderCases];
    const staff = await depth({ small, large, cases: queue, rows: ROWS, what: 'sheets', crowd: true });
    const consultants = [small, large].map((api) => ({ ...api, headers: api.consultant }));
    const board = await depth({
      small: consultants[0],
      large: consultants[1],
      cases: consoleCases('sheets', BOARD, ['due_at']),
      rows: ROWS,
      what: 'sheets on a consultant’s board',
      crowd: true,
    });
    return staff && board;
  },
  { durable: false },
);
