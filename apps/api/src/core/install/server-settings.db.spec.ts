/** Settings of a database server that lose or misread data: no process starts with them. */
import { createConnection } from 'mysql2/promise';
import { Installation } from '../../../testing/installation';
import { ownDatabase } from '../../../testing/own-server';
import { api, atTheEnd } from '../../../testing/server';
import { refuseServer } from './data-source';

const ZONE = "set default-time-zone = +00:00 in the server's configuration";

it.each([
  ["time_zone = '+08:00'", `database: time_zone is 08:00:00: ${ZONE}`],
  ["time_zone = '-05:30'", `database: time_zone is -05:30:00: ${ZONE}`],
  ["sql_mode = ''", 'database: sql_mode is empty: set sql-mode with STRICT_TRANS_TABLES'],
  [
    "character_set_server = 'latin1'",
    'database: character_set_server is latin1: set character-set-server = utf8mb4',
  ],
])('refuses %s', async (setting, said) => {
  const connection = await createConnection(api().databaseUrl);
  atTheEnd(() => connection.end());
  const query = async (sql: string) => (await connection.query(sql))[0];
  await refuseServer(query);
  await connection.query(`SET SESSION ${setting}`);
  await expect(refuseServer(query)).rejects.toThrow(said);
});

it('neither starts nor migrates on a server of another zone, and says in one line what to set', async () => {
  const { url } = await ownDatabase('zone', '+08:00').next();
  const mine = await Installation.empty('zone');
  for (const args of [[], ['migrate']])
    expect([args, await mine.run(args, { DATABASE_URL: url })]).toEqual([
      args,
      { code: 1, said: `database: time_zone is 08:00:00: ${ZONE}` },
    ]);
  const connection = await createConnection(url);
  atTheEnd(() => connection.end());
  expect((await connection.query('SHOW TABLES'))[0]).toEqual([]);
});
