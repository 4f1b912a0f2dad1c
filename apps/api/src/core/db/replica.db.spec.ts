/**
 * A replica that really follows: the public directory and the console's exports are read from it, and from the database itself
 * while it is behind, frozen or gone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import { loggedProduct } from '../../../testing/logged-product';
import { another } from '../../../testing/another';
import { openFixtures, member, staff, type StaffLogin } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { picture } from '../../../testing/pictures';
import { rows } from '../../../testing/server';
import { plantIp, plantPicture } from '../../db/seed/fixtures';
import { plantCooperation } from '../../db/seed/plant-cooperations';

let product: string;
let admin: StaffLogin;
let pid: number;
let there: Pool;

beforeAll(async () => {
  const { databaseUrl } = await loggedProduct();
  const on = await openFixtures();
  const { id } = await member();
  const image_id = await plantPicture(on, id, 'avatar', await picture('png'), 'fox.png', true);
  const ip_id = await plantIp(on, { ip_name: '原名', image_id, auth_field_id: 18 });
  await plantCooperation(on, { ip_id, phone_number: '13500000001' });
  admin = await staff('admin');

  const tool = spawn(process.execPath, [join(__dirname, '../../../testing/own-database.mjs'), 'replica'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(tool.stdout, 'data')) as [Buffer];
  const server = JSON.parse(String(line)) as { url: string; pid: number };
  pid = server.pid;
  there = createPool(server.url);
  const { port, username, password } = new URL(databaseUrl);
  await there.query(
    "CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ?, MASTER_USER = ?, MASTER_PASSWORD = ?, MASTER_USE_GTID = slave_pos, MASTER_CONNECT_RETRY = 1",
    [Number(port), username, password],
  );
  await there.query('START SLAVE');
  product = await another({ DATABASE_REPLICA_URLS: server.url, LOG_LEVEL: 'silent' });
  endings.push(async () => {
    await there.end();
    if (tool.exitCode !== null) return;
    tool.kill('SIGTERM');
    await once(tool, 'exit');
  });
});
const endings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const work of endings) await work();
});

const shown = async () => {
  // It is asked more often than an address may.
  await rows('DELETE FROM rate_limit');
  const answer = await fetch(`${product}/api/content/directory`);
  const { data } = (await answer.json()) as { data: { list: { ip_name: string }[] } };
  return data.list.map(({ ip_name }) => ip_name).join();
};
const exported = async () => {
  const answer = await fetch(`${product}/api/admin/cooperations/export`, {
    headers: { cookie: admin.cookie },
  });
  return answer.text();
};
const shows = (name: string) =>
  until(async () => ((await shown()) === name ? name : undefined), `the directory with ${name}`);

it('is read once it follows, and left while it is behind', async () => {
  const followed = async () => {
    const [found] = await there.query<RowDataPacket[]>('SELECT ip_name FROM ip').catch(() => [[]] as [[]]);
    return found[0];
  };
  await until(followed, 'the IP at the replica');
  // Changed at the replica alone, to see who answers.
  await there.query("UPDATE ip SET ip_name = '副本'");
  await shows('副本');
  expect(await exported()).toContain('副本');
  await there.query('STOP SLAVE');
  await shows('原名');
  expect(await exported()).toContain('原名');
  await there.query('START SLAVE');
  await shows('副本');
});

it('is left while it does not answer, and for good when it is gone', async () => {
  process.kill(pid, 'SIGSTOP');
  const frozen = await Promise.all([shown(), exported()]);
  expect(frozen[0]).toBe('原名');
  expect(frozen[1]).toContain('原名');
  process.kill(pid, 'SIGCONT');
  await shows('副本');
  process.kill(pid, 'SIGKILL');
  expect(await shown()).toBe('原名');
  expect(await exported()).toContain('原名');
});
