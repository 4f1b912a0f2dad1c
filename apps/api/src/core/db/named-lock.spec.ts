import { takeLock } from './named-lock';

const answering = (...held: (number | null)[]) => {
  const sent: string[] = [];
  const query = (sql: string): Promise<unknown> => {
    sent.push(sql);
    return Promise.resolve([{ held: held[sent.length - 1] }]);
  };
  return { sent, query };
};

it('waits for a lock however long another process holds it, in short statements, and says so once', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { sent, query } = answering(0, 0, 0, 1);
  await takeLock(query, 'migrate', 'migrates');
  expect(sent).toEqual(Array(4).fill("SELECT GET_LOCK(CONCAT(DATABASE(), '.migrate'), 5) AS held"));
  expect(said.mock.calls).toEqual([['database: another process migrates; waiting for it\n']]);
  said.mockRestore();
});

it('gives up where the server cannot give the lock', async () => {
  await expect(takeLock(answering(null).query, 'seed', 'draws')).rejects.toThrow('lock seed was not granted');
});
