/** How many statements a cooperation sheet takes, from the database's own log. */
import { api, rows } from '../../testing/server';
import { askCode } from '../../testing/sign-up';
import { buyer, ip, newPhone, openSheets, wanted } from '../../testing/sheets';

const { db } = api();

/** Statements of this worker's connections so far, without the polling of jobs. */
async function logged(): Promise<string[]> {
  const found = await rows<{ statement: string }>(
    "SELECT CONVERT(argument USING utf8mb4) AS statement FROM mysql.general_log WHERE command_type IN ('Query', 'Execute') AND thread_id IN (SELECT id FROM information_schema.processlist WHERE db = DATABASE())",
  );
  return found
    .map(({ statement }) => statement)
    .filter(
      (one) => one.startsWith('INSERT') || !/general_log|\bjob\b.*(lease|SKIP LOCKED|run_at)/is.test(one),
    );
}

it('is sent with at most sixteen statements', async () => {
  await openSheets();
  const [[before]] = (await db().query('SELECT @@general_log AS log, @@log_output AS output')) as never as [
    [{ log: number; output: string }],
  ];
  const counts: number[] = [];
  try {
    // Periodic work may fall into one submission, not into each of three.
    for (const phone of [newPhone(), newPhone(), newPhone()]) {
      const yzm = await askCode(phone, 'cooperate');
      await db().query("SET GLOBAL log_output = 'TABLE', GLOBAL general_log = 1");
      const known = (await logged()).length;
      expect((await buyer('cooperateSubmit', { ip_id: ip, ...wanted, ...phone, yzm }, '')).code).toBe(0);
      const sent = (await logged()).slice(known);
      await db().query('SET GLOBAL general_log = 0');
      expect(sent.filter((one) => one.includes('INSERT INTO `sheet`'))).toHaveLength(1);
      counts.push(sent.length);
    }
  } finally {
    await db().query('SET GLOBAL general_log = ?, GLOBAL log_output = ?', [before.log, before.output]);
  }
  expect(Math.min(...counts)).toBeLessThanOrEqual(16);
});
