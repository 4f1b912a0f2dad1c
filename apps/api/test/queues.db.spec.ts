/** Every review queue says who has a record and since when, in its list and on the record's page. */
import { CONSOLE_API, type ConsoleEndpoint, type ReviewRow } from '@ipw/domain';
import { openPeople, type People } from '../testing/access/actors';
import { kindOfPath, recordOf } from '../testing/access/records';
import { api } from '../testing/server';

const QUEUES = Object.entries(CONSOLE_API as Record<string, Readonly<Record<string, ConsoleEndpoint>>>)
  .filter(([, { savedFilters, decide }]) => savedFilters && 'assign' in decide!.inputs!)
  .map(([resource]) => resource);

let people: People;
beforeAll(async () => {
  await api().reset();
  people = await openPeople();
  const entry = await recordOf('entry', 'own', people);
  await api().db().query("UPDATE campaign_entry SET state = 'submitted' WHERE id = ?", [entry]);
});

async function ask<T>(method: 'get' | 'post', path: string, body?: object): Promise<T> {
  const { cookie, csrf } = people.staff.admin!;
  const answer = await fetch(`${api().url}/api/admin/${path}`, {
    method,
    headers: { cookie, 'x-csrf-token': csrf, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as T;
  expect([path, answer.status, answer.ok ? '' : json]).toEqual([path, 200, '']);
  return json;
}

it.each(QUEUES)('%s', async (resource) => {
  const id = await recordOf(kindOfPath(`/api/admin/${resource}/:id`)!, 'own', people);
  const seen = async () => {
    const record = await ask<ReviewRow>('get', `${resource}/${id}`);
    const rows = await ask<ReviewRow[]>('get', resource);
    const row = rows.find((one) => one.id === id)!;
    expect([row.assignee_name, row.assigned_at]).toEqual([record.assignee_name, record.assigned_at]);
    return record;
  };
  const before = Date.now();
  const { version } = await seen();
  await ask('post', `${resource}/${id}/assign`, { version });
  const held = await seen();
  expect(held.assignee_id).toBe(people.staff.admin!.id);
  expect(Date.parse(held.assigned_at!)).toBeGreaterThan(before - 1000);
  await ask('post', `${resource}/${id}/release`, { version: held.version });
  expect(await seen()).toMatchObject({ assignee_name: null, assigned_at: null });
});
