/** Settings of a database server that lose or misread data. */
import { createConnection } from 'mysql2/promise';
import { api, atTheEnd } from '../../../testing/server';
import { refuseServer } from './data-source';

it.each([
  ["time_zone = '+08:00'", 'database: time_zone is 08:00:00; see docs/operating.md'],
  ["time_zone = '-05:30'", 'database: time_zone is -05:30:00; see docs/operating.md'],
  ["sql_mode = ''", 'database: sql_mode is empty; see docs/operating.md'],
  ["character_set_server = 'latin1'", 'database: character_set_server is latin1; see docs/operating.md'],
])('refuses %s', async (setting, said) => {
  const connection = await createConnection(api().databaseUrl);
  atTheEnd(() => connection.end());
  const query = async (sql: string) => (await connection.query(sql))[0];
  await refuseServer(query);
  await connection.query(`SET SESSION ${setting}`);
  await expect(refuseServer(query)).rejects.toThrow(said);
});
