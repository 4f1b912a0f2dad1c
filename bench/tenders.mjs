// `npm run bench:tenders`: projects, entries and results at the console and for a holder, the board, and the wall of a campaign,
// with a hundred thousand projects and a million entries of each kind against ten thousand.
import { consoleCases, depth } from './depth.mjs';
import { anyAddress, PROXIED } from './labels.mjs';
import { sized } from './measure.mjs';
import { CAMPAIGN, FIRST_IP, OWN, plantTenders } from './plant-tenders.mjs';
import { bench, fixtures, LISTS_ONLY, makeDatabase, say, serve, signInStaff } from './stage.mjs';

const PROJECTS = sized([10_000, 100_000], [1000, 2000]);
const ENTRIES = sized([10_000, 1_000_000], [2000, 6000]);
const OWN_ENTRIES = sized(OWN, 100);
const PAGE = 12;
const TENDER = `01T${'0'.repeat(23)}`;

/** The short form takes the first two filters of each list, and its first sort. */
const few = (all, most) => sized(all, all.slice(0, most));
const TENDERS = [
  {},
  ...['published', 'cancelled'].map((state) => ({ state })),
  ...['not_started', 'in_progress', 'ended'].map((time) => ({ time })),
  { kind: 'skin' },
];
const REGISTRATIONS = [
  {},
  ...['submitted', 'rejected', 'approved'].map((state) => ({ state })),
  ...['awarded', 'waiting'].map((result) => ({ result })),
  { tender_id: TENDER },
  { ip_id: FIRST_IP },
];
const WORKS = [
  {},
  ...['submitted', 'failed', 'passed'].map((state) => ({ state })),
  { campaign_id: CAMPAIGN },
  { reported: '1' },
];

/** An address of the data API for the holder. */
const asked = (api, path, input) =>
  `${api.url}/api/${path}?${new URLSearchParams({ ip_id: api.ip, token: api.token, ...input })}`;
/** First, middle and deepest page of a list of the data API, whose total the first page tells. */
const pagesOf = (name, path, input = {}) =>
  ['first', 'middle', 'deepest'].map((which) => ({
    name: `${name}, ${which}`,
    address: async (api) => {
      const answer = await fetch(asked(api, path, { ...input, page: 1, page_size: PAGE }));
      const { data } = await answer.json();
      const last = Math.max(1, Math.ceil(data.total / PAGE));
      const page = { first: 1, middle: Math.ceil(last / 2), deepest: last }[which];
      return asked(api, path, { ...input, page, page_size: PAGE });
    },
  }));
const HOLDER = [
  ...pagesOf('collecting', 'tender/list', { tab: 'collecting' }),
  ...pagesOf('closed', 'tender/list', { tab: 'closed' }),
  ...['fit', 'closing', 'newest'].flatMap((sort) =>
    pagesOf(`board by ${sort}`, 'opportunity/activityBoard', { sort }),
  ),
  ...pagesOf('board, skin', 'opportunity/activityBoard', { tab: 'skin' }),
  ...pagesOf('bids', 'tender/myBids'),
  ...pagesOf('awards', 'tender/myAwards'),
];
const WALL = [
  ['first', {}],
  ['middle', { cursor: 'middle' }],
  ['deepest', { cursor: 'deepest' }],
].map(([which, { cursor }]) => ({
  name: `wall, ${which}`,
  address: (api) =>
    `${api.url}/api/tender/campaignWall?${new URLSearchParams({ campaign_id: CAMPAIGN, ...(cursor && { cursor: api.cursors[cursor] }) })}`,
}));

async function stocked(run, name, at) {
  const databaseUrl = await makeDatabase(run.databaseUrl, name);
  const api = await serve({ ...run, databaseUrl, name, env: { ...PROXIED, ...LISTS_ONLY } });
  const context = await fixtures(api);
  const headers = await signInStaff(context);
  const began = Date.now();
  const planted = await plantTenders(context, {
    projects: PROJECTS[at],
    entries: ENTRIES[at],
    own: OWN_ENTRIES,
  });
  say(
    `${PROJECTS[at].toLocaleString('en')} projects and ${ENTRIES[at].toLocaleString('en')} entries of each kind planted in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  return { ...api, ...planted, headers };
}

bench(
  async (run) => {
    const [small, large] = [await stocked(run, 'small', 0), await stocked(run, 'large', 1)];
    const measured = [];
    const measure = async (what, rows, cases, of = [small, large]) =>
      measured.push(await depth({ small: of[0], large: of[1], cases, rows, what, crowd: true }));
    await measure(
      'projects',
      PROJECTS,
      consoleCases('tenders', few(TENDERS, 2), few(['created_at', 'closes_at'], 1)),
    );
    await measure('results', PROJECTS, consoleCases('awards', [{}, { state: 'open' }], ['created_at']));
    await measure(
      'entries to tenders',
      ENTRIES,
      consoleCases('registrations', few(REGISTRATIONS, 2), few(['due_at', 'submitted_at'], 1)),
    );
    await measure(
      'entries to campaigns',
      ENTRIES,
      consoleCases('campaign-entries', few(WORKS, 2), ['created_at']),
    );
    await measure('projects and entries of a holder', PROJECTS, HOLDER);
    const visitors = [small, large].map(({ url, cursors }) => ({
      url,
      cursors,
      // Limits count visitors by address, so every look has one of its own.
      get headers() {
        return { 'x-forwarded-for': anyAddress() };
      },
    }));
    await measure('works on a wall', ENTRIES, WALL, visitors);
    return measured.every(Boolean);
  },
  { durable: false },
);
