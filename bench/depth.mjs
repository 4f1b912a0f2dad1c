// Times a list's first, middle and deepest page with many rows against few, for one caller and for many at once.
import { call, median, percentile, sized, verdict } from './measure.mjs';

const PAGE = 25;
const LOOKS = sized(25, 2);
/** One concurrent request of all callers after this many single ones. */
const CROWD_EVERY = 5;
const CALLERS = 16;

/** The address of a page of one of the console's lists. */
export const consolePage = ({ url }, resource, { filter, sort, order = 'DESC' }, from = 0) =>
  `${url}/api/admin/${resource}?` +
  new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([from, from + PAGE - 1]),
    sort: JSON.stringify([sort, order]),
  });

/** Rows that a list of the console can be paged to. */
const MOST_PAGED = 10_000;

/** Rows of a list that can be paged to. */
export const totalOf = ({ headers }) => Math.min(MOST_PAGED, Number(headers['content-range'].split('/')[1]));

/** The first row of a page, of `total` rows. */
export const STARTS = {
  first: () => 0,
  middle: (total) => Math.floor(total / 2 / PAGE) * PAGE,
  // The last rows that fill a page: a page of three rows would be compared with one of twenty.
  deepest: (total) => Math.max(total - PAGE, 0),
};

/** First, middle and deepest page of every filter and sort of a console list. */
export const consoleCases = (resource, filters, sorts) =>
  filters.flatMap((filter) =>
    sorts.flatMap((sort) =>
      Object.entries(STARTS).map(([page, start]) => ({
        name: [...(Object.values(filter).length ? Object.values(filter) : ['all']), sort, page].join(', '),
        address: async (api) => {
          const total = totalOf(await call(consolePage(api, resource, { filter, sort }), api));
          return consolePage(api, resource, { filter, sort }, start(total));
        },
      })),
    ),
  );

/** Requests a page once; returns the time it took. */
async function look({ url, api }) {
  const answer = await call(url, api);
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${answer.body}`);
  return answer.ms;
}

const p95 = (values) => percentile(values, 0.95);

/**
 * Times every case at both sizes, in turns; prints the times, and returns whether the worst page near an end is at most 1.5
 * times as slow; with `crowd` also the p95 of all pages near an end with 16 callers. A middle page skips half of an index, so its time grows with the rows and has a limit in ms.
 */
export async function depth({ small, large, cases, rows, what, crowd = false }) {
  const timed = [];
  for (const { name, address } of cases) {
    const side = async (api) => ({ url: await address(api), api, one: [], many: [] });
    timed.push({ name, middle: name.endsWith(', middle'), sides: [await side(small), await side(large)] });
  }
  let counting = 0;
  for (let turn = 0; turn < LOOKS; turn += 1)
    for (const side of timed.flatMap(({ sides }) => sides)) {
      // Beyond 10,000 rows, one request in five seconds counts all rows: timed separately.
      counting = Math.max(counting, await look(side));
      side.one.push(await look(side));
      if (turn % CROWD_EVERY) continue;
      side.many.push(...(await Promise.all(Array.from({ length: CALLERS }, () => look(side)))));
    }
  const [fewRows, manyRows] = rows.map((count) => count.toLocaleString('en'));
  const columns = [
    ['p50', (side) => median(side.one)],
    ['p95', (side) => p95(side.one)],
    [`p50, ${CALLERS}`, (side) => median(side.many)],
    [`p95, ${CALLERS}`, (side) => p95(side.many)],
  ];
  const line = (name, cells) =>
    console.log(`  ${name.padEnd(32)}${cells.map((cell) => cell.padStart(16)).join('')}`);
  console.log(`\nms at ${fewRows} / ${manyRows} ${what}, one caller and ${CALLERS} at once`);
  line(
    '',
    columns.map(([title]) => title),
  );
  for (const { name, sides } of timed)
    line(
      name,
      columns.map(([, of]) => sides.map((side) => of(side).toFixed(1)).join(' / ')),
    );
  const worst = ([, of]) =>
    Math.max(...timed.filter(({ middle }) => !middle).map(({ sides: [few, many] }) => of(many) / of(few)));
  line(
    'worst ratio, middle left out',
    columns.map((column) => worst(column).toFixed(2)),
  );
  console.log(`\n  the slowest call that counts the rows, too: ${counting.toFixed(0)} ms\n`);
  const ends = timed.filter((one) => !one.middle);
  const [fewAtOnce, manyAtOnce] = [0, 1].map((side) => p95(ends.flatMap(({ sides }) => sides[side].many)));
  const middle = Math.max(
    ...timed.filter((one) => one.middle).map(({ sides: [, many] }) => median(many.one)),
  );
  return [
    verdict(`${manyRows} / ${fewRows} ${what}, worst page near an end`, worst(columns[0]), { most: 1.5 }),
    ...(crowd
      ? [
          verdict(`the same, p95 of all pages near an end, ${CALLERS} callers`, manyAtOnce / fewAtOnce, {
            most: 1.5,
          }),
        ]
      : []),
    verdict(`${manyRows} ${what}, worst page in the middle`, middle, { most: 250, unit: ' ms', digits: 0 }),
  ].every(Boolean);
}
