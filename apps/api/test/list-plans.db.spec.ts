/** Plans of the console's lists: on full tables no page, in any order, reads a whole table or sorts many rows. */
import { CONSOLE_API, type ConsoleEndpoint, GRANTS, opensTo, type Role, ulid } from '@ipw/domain';
import { mortal } from '../testing/another';
import { apart, type Apart } from '../testing/apart';
import { loggedDuring } from '../testing/logged-statements';
import { fillTablesOf, wrongPlans } from '../testing/plans';
import { hashToken, newToken } from '../src/core/security/token';
import { plantStaff } from '../src/db/seed/fixtures';

/** Lists that staff write themselves: some hundred rows. */
const SHORT = /^(articles|banners|faqs|friend-links|staff|consultants|prices|broadcasts|bars|campaigns)$/;
const LISTS = Object.values<Record<string, ConsoleEndpoint>>(CONSOLE_API)
  .flatMap((calls) => Object.values(calls))
  .filter(({ route, sorts }) => sorts?.length && !route.includes(':'))
  .map((call) => ({ ...call, resource: call.route.replace('GET ', '') }))
  .filter(({ resource }) => !SHORT.test(resource));
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

/** The statements of all pages. Rows made up here may be none that can be shown. */
async function sent(): Promise<string[]> {
  const logged = await loggedDuring(own.db, async () => {
    for (const { access, path } of PAGES) {
      const role = (Object.keys(GRANTS) as Role[]).find((one) => opensTo(access, GRANTS[one]))!;
      await fetch(`${url}/api/admin/${path}`, { headers: { cookie: cookies[role]! } });
    }
  });
  return [...new Set(logged.map(({ sql }) => sql))].filter((sql) => sql.startsWith('SELECT'));
}

it('reads no whole table, and sorts few rows', async () => {
  await fillTablesOf(own.db, await sent());
  // Totals read an index, up to their limit.
  const pages = (await sent()).filter((sql) => !sql.startsWith('SELECT COUNT'));
  expect(pages.filter((sql) => sql.includes('LIMIT 25 OFFSET 4000')).length).toBeGreaterThan(50);
  const wrong = (await wrongPlans(own.db, pages)) as { table: string; sql: string }[];
  expect(wrong.map(({ table, sql }) => `${table}: ${sql.replace(/\s+/g, ' ')}`)).toEqual([]);
});
