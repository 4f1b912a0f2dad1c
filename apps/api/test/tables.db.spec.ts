/** Specs that prove that nothing has changed, or start with empty tables, read only the tables that were written. */
import { createConnection } from 'mysql2/promise';
import { member } from '../testing/fixtures';
import { api, rows } from '../testing/server';
import { contents } from '../testing/tables';

const print = () => contents(api().db(), ['member', 'member_session', 'rate_limit']);
let id: string;

beforeEach(async () => {
  await api().reset();
  ({ id } = await member({ username: '安' }));
});

/** Runs a statement in a transaction of another connection. */
async function elsewhere(statement: string, end: 'commit' | 'rollback'): Promise<void> {
  const other = await createConnection(api().databaseUrl);
  await other.beginTransaction();
  await other.execute(statement, [id]);
  await other[end]();
  await other.end();
}

const RENAME = "UPDATE member SET username = '本' WHERE id = ?";

it('are the same when nothing was written, or what was written is rolled back', async () => {
  const before = await print();
  expect(await print()).toEqual(before);
  await elsewhere(RENAME, 'rollback');
  expect(await print()).toEqual(before);
});

it.each([
  ['an update', RENAME],
  ['a deletion', 'DELETE FROM member_session WHERE member_id = ?'],
  [
    'an insertion',
    'INSERT INTO rate_limit (`key`, points, expire) SELECT id, 1, 9000000000000 FROM member WHERE id = ?',
  ],
  [
    'an update of two tables',
    'UPDATE member m JOIN member_session s ON s.member_id = m.id SET s.ended_at = NOW(3) WHERE m.id = ?',
  ],
])('tell %s by somebody else', async (_, statement) => {
  const before = await print();
  await elsewhere(statement, 'commit');
  expect(await print()).not.toEqual(before);
});

it('are empty after a reset, whoever wrote them', async () => {
  await elsewhere('INSERT INTO rate_limit (`key`, points, expire) VALUES (?, 1, 9000000000000)', 'commit');
  await api().reset();
  expect(
    await rows(
      'SELECT id FROM member UNION SELECT id FROM member_session UNION SELECT `key` FROM rate_limit',
    ),
  ).toEqual([]);
});
