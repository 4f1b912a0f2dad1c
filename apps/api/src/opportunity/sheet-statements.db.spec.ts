/** How many statements a cooperation sheet takes, from the database's own log. */
import { openFixtures } from '../../testing/fixtures';
import { loggedDuring } from '../../testing/logged-statements';
import { askCode } from '../../testing/sign-up';
import { buyer, ip, newPhone, openSheets, wanted } from '../../testing/sheets';

/** Those of calls, without the polling of jobs. */
const isPolling = (sql: string) =>
  !sql.startsWith('INSERT') && /general_log|\bjob\b.*(lease|SKIP LOCKED|run_at)/is.test(sql);

it('is sent with at most sixteen statements', async () => {
  await openSheets();
  const { db } = await openFixtures();
  const counts: number[] = [];
  // Periodic work may fall into one submission, not into each of three.
  for (const phone of [newPhone(), newPhone(), newPhone()]) {
    const yzm = await askCode(phone, 'cooperate');
    const logged = await loggedDuring(db, async () => {
      expect((await buyer('cooperateSubmit', { ip_id: ip, ...wanted, ...phone, yzm }, '')).code).toBe(0);
    });
    const sent = logged.map(({ sql }) => sql).filter((sql) => !isPolling(sql));
    expect(sent.filter((one) => one.includes('INSERT INTO `sheet`'))).toHaveLength(1);
    counts.push(sent.length);
  }
  expect(Math.min(...counts)).toBeLessThanOrEqual(16);
});
