/** An IP with an owner gets a second one only from staff who were told of the first. */
import { plantIp, plantOperator } from '../db/seed/fixtures';
import { openFixtures, member, staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';

let admin: StaffLogin;
beforeAll(async () => {
  await api().reset();
  admin = await staff('admin');
});

async function send(method: string, path: string, body?: object) {
  const response = await fetch(`${api().url}/api/admin/${path}`, {
    method,
    headers: {
      cookie: admin.cookie,
      'x-csrf-token': admin.csrf,
      'content-type': 'application/json',
      'accept-language': 'en',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as {
    errors?: Record<string, string>;
    other_owners?: string[];
    match_relation?: number;
  };
  return { status: response.status, ...answer };
}

async function owned(): Promise<string> {
  const { db } = await openFixtures();
  const ip = await plantIp(await openFixtures(), { ip_name: '锦鲤' });
  const first = await member({ username: '阿顺' });
  await plantOperator(db, ip, first.id, 1);
  return ip;
}

it('names the first owner and asks, when another is assigned', async () => {
  const ip_id = await owned();
  const { id: member_id } = await member();
  const input = { ip_id, member_id, match_relation: 1 };
  const refused = await send('POST', 'operators', input);
  expect(refused).toMatchObject({ status: 400, errors: { match_relation: expect.stringContaining('阿顺') } });
  expect(await send('POST', 'operators', { ...input, despite_owner: 1 })).toMatchObject({
    match_relation: 1,
  });
});

it('asks as well when an operator is made an owner, and says before who owns the IP', async () => {
  const { db } = await openFixtures();
  const ip = await owned();
  const id = await plantOperator(db, ip, (await member()).id, 2);
  expect((await send('GET', `operators/${id}`)).other_owners).toEqual(['阿顺']);
  const refused = await send('PUT', `operators/${id}`, { version: 1, match_relation: 1 });
  expect(refused).toMatchObject({ status: 400, errors: { match_relation: expect.stringContaining('阿顺') } });
  expect((await send('GET', `operators/${id}`)).match_relation).toBe(2);
  const input = { version: 1, match_relation: 1, despite_owner: 1 };
  expect(await send('PUT', `operators/${id}`, input)).toMatchObject({ status: 200, match_relation: 1 });
});

it('asks nothing where there is no owner', async () => {
  const ip_id = await plantIp(await openFixtures(), { ip_name: '渡口' });
  const { id: member_id } = await member();
  const made = await send('POST', 'operators', { ip_id, member_id, match_relation: 1 });
  expect(made).toMatchObject({ match_relation: 1 });
});
