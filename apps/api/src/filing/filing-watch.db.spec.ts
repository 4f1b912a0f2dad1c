/** What the watch asks the centre, and what it reports to staff. */
import { type Caller, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { actOn, detail, reached, someone, submitted } from '../../testing/filings';
import { until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { watchFilings } from '../../testing/services';

const { url, reset } = api();
let reviewer: StaffLogin;
let ann: Caller;

beforeEach(async () => {
  await reset();
  reviewer = await staff('reviewer');
  ann = await someone();
});

/** A filing that staff sent to the sandbox, which does what the word at the end of its title says. */
async function sent(word: string): Promise<string> {
  const id = await submitted(ann, { title: `山茶狐（${word}）` });
  expect(await actOn(reviewer, id, 'send', 2)).toBe(200);
  return id;
}
const change = async (sql: string): Promise<number> => {
  const [result] = await api().db().query(sql);
  return (result as { affectedRows: number }).affectedRows;
};

it('queues no further question while one waits, and one again once it was given up', async () => {
  const id = await sent('中断');
  const FAILED = "kind = 'filing_order' AND state = 'queued' AND last_error IS NOT NULL";
  await until(
    async () =>
      (await change(`UPDATE job SET run_at = NOW(3) + INTERVAL 1 DAY WHERE ${FAILED} AND run_at > NOW(3)`)) ||
      undefined,
    'the failed order',
  );
  const ordered = async () => (await rows("SELECT id FROM job WHERE kind = 'filing_order'")).length;
  const watchLater = async () => {
    await change('UPDATE filing SET asked_at = NOW(3) - INTERVAL 1 HOUR');
    await watchFilings();
    return ordered();
  };
  expect(await watchLater()).toBe(1);
  expect(await watchLater()).toBe(1);
  await change(`UPDATE job SET state = 'failed' WHERE ${FAILED}`);
  expect(await watchLater()).toBe(2);
  await reached(ann, id, 'certified');
});

it('lists as late what still waits for its certificate alone', async () => {
  const id = await sent('人工');
  await change('UPDATE filing SET due_at = NOW(3) - INTERVAL 1 MINUTE');
  await watchFilings();
  const listed = async () => {
    const query = new URLSearchParams({ filter: '{"late":"escalated"}' });
    const answer = await fetch(`${url}/api/admin/filings?${query.toString()}`, {
      headers: { cookie: reviewer.cookie },
    });
    return ((await answer.json()) as { id: string }[]).map((row) => row.id);
  };
  expect(await listed()).toEqual([id]);
  const registered = {
    registration_number: '国作登字-2026-F-00001',
    registered_on: '2026-02-03',
    certificate: await picture(reviewer.id, 'filing_certificate'),
  };
  const { version } = await detail(ann, id);
  expect(await actOn(reviewer, id, 'certify', version, registered)).toBe(200);
  expect(await listed()).toEqual([]);
});
