/** What the watch asks the centre, and what it reports to staff. */
import { type Caller, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { actOn, detail, someone, submitted } from '../../testing/filings';
import { api } from '../../testing/server';
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

it('lists as late what still waits for its certificate alone', async () => {
  const id = await sent('人工');
  await api().db().query('UPDATE filing SET due_at = NOW(3) - INTERVAL 1 MINUTE');
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
