/** Sheets among the pending tasks of an IP: which ones, in which order, and what is said of private ones. */
import type { PendingTask } from '@ipw/domain';
import request from 'supertest';
import { openFixtures } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { ann, ip, openSheets } from '../../testing/sheets';
import { ago, plantSheet, type SheetSeed } from '../db/seed/fixtures';

beforeEach(openSheets);

const plant = async (seed: Omit<SheetSeed, 'ip_id'>) =>
  plantSheet(await openFixtures(), { ip_id: ip, ...seed });
const ask = (path: string) =>
  request(api().url).post(`/api/${path}`).set('authorization', `Bearer ${ann.token}`).send({ ip_id: ip });
const tasks = async (kind: 'sheet' | 'private_sheet') => {
  const { body } = await ask('ip/pendingTasks');
  return (body.data.tasks as PendingTask[]).filter(({ task }) => task === kind);
};

it('raise the order notice of the workbench, except for private sheets, which its list does not show', async () => {
  const tag = async () => (await ask('ip/info')).body.data.order_tag;
  await plant({ source: 'private_link' });
  expect(await tag()).toBe(0);
  await plant({});
  expect(await tag()).toBe(1);
});

it('name an old sheet that waits, however many newer ones wait for others or are due later', async () => {
  const old = await plant({ created_at: ago(30) });
  const returned = await plant({
    state: 'responded',
    consult: 'returned',
    answer: '可以',
    created_at: ago(29),
  });
  for (let n = 0; n < 51; n += 1)
    await plant({ state: 'responded', consult: 'pending', answer: '可以', created_at: ago(2) });
  for (let n = 0; n < 51; n += 1) await plant({ created_at: ago(1) });
  const found = await tasks('sheet');
  expect(found).toHaveLength(50);
  expect(found.slice(0, 2).map(({ id }) => id)).toEqual([old, returned]);
});

it('say of private sheets how many wait and when they are due, and nothing else', async () => {
  const first = await plant({ source: 'private_link', created_at: ago(9), sheet_no: '260101AAAAAA' });
  const second = await plant({ source: 'private_link', created_at: ago(2), sheet_no: '260101BBBBBB' });
  for (let n = 0; n < 51; n += 1) await plant({ created_at: ago(20) });
  const found = await tasks('private_sheet');
  const hidden = (id: string) => ({
    task: 'private_sheet',
    id,
    subject: null,
    name: null,
    reason: null,
    link: `/authorizeCooperation/onepageCoop?id=${ip}`,
    due_at: expect.any(String),
    since: null,
  });
  expect(found).toEqual([hidden('1'), hidden('2')]);
  expect(found[0]!.due_at! < found[1]!.due_at!).toBe(true);
  for (const word of [first, second, '260101AAAAAA']) expect(JSON.stringify(found)).not.toContain(word);
});
