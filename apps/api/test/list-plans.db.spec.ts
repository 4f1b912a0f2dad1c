/** Plans of the console's lists: on full tables no page, in any order, reads a whole table or sorts many rows. */
import { CONSOLE_API, type ConsoleEndpoint, GRANTS, opensTo, type Role, ulid } from '@ipw/domain';
import { mortal } from '../testing/another';
import { apart, type Apart } from '../testing/apart';
import { loggedDuring } from '../testing/logged-statements';
import { fillTablesOf } from '../testing/plans';
import { hashToken, newToken } from '../src/core/security/token';
import { plantStaff } from '../src/db/seed/fixtures';

/** Lists that staff write themselves: some hundred rows. */
const SHORT = [
  'articles',
  'banners',
  'bars',
  'consultants',
  'faqs',
  'friend-links',
  'label-prices',
  'messages',
  'staff',
];
/** Lists of words, each counted over all IPs: seldom opened, and by few. */
const COUNTED = ['own-tags', 'references'];
const LISTS = Object.values<Record<string, ConsoleEndpoint>>(CONSOLE_API)
  .flatMap((calls) => Object.values(calls))
  .filter(({ route, sorts }) => sorts?.length && !route.includes(':'))
  .map((call) => ({ ...call, resource: call.route.replace('GET ', '') }))
  .filter(({ resource }) => ![...SHORT, ...COUNTED].includes(resource));
/** The first page, and one in the middle of 10,000 rows, of every order. */
const PAGES = LISTS.flatMap(({ resource, access, sorts = [] }) =>
  [...new Set([...sorts, 'id'])].flatMap((sort) =>
    ['[0,24]', '[4000,4024]'].flatMap((range) =>
      ['ASC', 'DESC'].map((order) => ({
        ...{ resource, access },
        path: `${resource}?${new URLSearchParams({ range, sort: JSON.stringify([sort, order]) }).toString()}`,
      })),
    ),
  ),
);

/** Rows that a page may sort. */
const MOST_SORTED = 5000;
interface Plan {
  type: string | null;
  rows: number | string | null;
  Extra: string;
}

let own: Apart;
let url: string;
const cookies: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  own = await apart();
  ({ url } = await mortal({ ...own.env, ROLE: 'web', LOG_LEVEL: 'silent' }));
  for (const role of Object.keys(GRANTS) as Role[]) {
    const [token, username] = [newToken(), `${role}-plans`];
    const { id } = await plantStaff(own, {
      ...{ username, name: username, role },
      ...{ password: 'none', password_hash: 'none', exempt: true },
    });
    await own.db.insert('staff_session', {
      ...{ id: ulid(), staff_id: id, token_hash: hashToken(token), csrf: newToken() },
      ...{ expires_at: new Date(Date.now() + 3_600_000), user_agent: 'spec' },
    });
    cookies[role] = `console_session=${token}`;
  }
});

/** The statements of these pages. Rows made up here may be none that can be shown. */
async function sent(pages: typeof PAGES): Promise<string[]> {
  const waiting = [...pages];
  const ask = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const { access, path } = one;
      const role = (Object.keys(GRANTS) as Role[]).find((each) => opensTo(access, GRANTS[each]))!;
      await fetch(`${url}/api/admin/${path}`, { headers: { cookie: cookies[role]! } });
    }
  };
  const logged = await loggedDuring(own.db, () => Promise.all(Array.from({ length: 6 }, ask)));
  return [...new Set(logged.map(({ sql }) => sql))].filter((sql) => sql.startsWith('SELECT'));
}

it('reads no whole table, and sorts few rows', async () => {
  const firstOf = new Map(PAGES.map((page) => [page.resource, page]));
  await fillTablesOf(own.db, await sent([...firstOf.values()]));
  // Totals read an index, up to their limit.
  const pages = (await sent(PAGES)).filter((sql) => !sql.startsWith('SELECT COUNT'));
  expect(pages.filter((sql) => sql.includes('LIMIT 25 OFFSET 4000')).length).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const sql of pages)
    for (const { type, rows, Extra } of await own.db.rows<Plan>(`EXPLAIN ${sql}`))
      // An index that is read in the order of the list ends with the page.
      if (Number(rows) > MOST_SORTED && (type === 'ALL' || /filesort|temporary/.test(Extra)))
        wrong.push(sql.replace(/\s+/g, ' '));
  expect(wrong).toEqual([]);
});
