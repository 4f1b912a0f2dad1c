/** The last day of rights documents: lists, the console, reminders. */
import { dayAfter, shanghaiDay } from '@ipw/domain';
import request from 'supertest';
import {
  ann,
  begin,
  call,
  detail,
  ip,
  pass,
  published,
  query,
  reviewer,
  save,
  submit,
} from '../../testing/gallery';
import { member, openFixtures } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { watchRights } from '../../testing/services';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const { url, db } = api();
beforeEach(begin);

const today = shanghaiDay(new Date());
const inDays = (days: number) => dayAfter(today, days);
const messages = async (who = ann) =>
  ((await call('message/list', who)).data.list as { key: string; title: string; link: string }[]).filter(
    ({ key }) => key.startsWith('rights_'),
  );
const atDesk = async (phase: string) => {
  const filter = encodeURIComponent(JSON.stringify({ phase }));
  const answer = await request(url).get(`/api/admin/series?filter=${filter}`).set('cookie', reviewer.cookie);
  return (answer.body as { title: string; phase: string }[]).map(({ title, phase: shown }) => [title, shown]);
};
/** Moves all dates to the past by so many days, as if they had gone by. */
async function pass_(days: number): Promise<void> {
  for (const { id, rights_until, remind_on } of await query<Record<string, string>>(
    'SELECT id, rights_until, remind_on FROM series WHERE rights_until IS NOT NULL',
  ))
    await db().query('UPDATE series SET rights_until = ?, remind_on = ? WHERE id = ?', [
      dayAfter(rights_until!, -days),
      remind_on && dayAfter(remind_on, -days),
      id,
    ]);
}

it('reminds every operator 60 and 30 days before, and once they have expired', async () => {
  const bo = await member();
  await plantOperator((await openFixtures()).db, ip, bo.id, 2);
  const { id } = await published({ rights_until: inDays(61) });
  await watchRights();
  expect(await messages()).toEqual([]);
  await pass_(1);
  await Promise.all([watchRights(), watchRights()]);
  expect(await messages()).toMatchObject([
    { key: 'rights_expiring', title: expect.stringContaining('四季'), link: expect.stringContaining(id) },
  ]);
  expect(await messages(bo)).toHaveLength(1);
  await watchRights();
  expect(await messages()).toHaveLength(1);
  await pass_(30);
  await watchRights();
  expect(await messages()).toHaveLength(2);
  await pass_(30);
  await watchRights();
  expect(await messages()).toHaveLength(2);
  await pass_(1);
  await watchRights();
  expect((await messages()).map(({ key }) => key)).toEqual([
    'rights_expired',
    'rights_expiring',
    'rights_expiring',
  ]);
  await pass_(100);
  await watchRights();
  expect(await messages()).toHaveLength(3);
});

it('reminds of all that are due in one run, however many there are', async () => {
  const bo = await member();
  const other = await plantIp(await openFixtures(), { ip_name: '云岭' });
  await plantOperator((await openFixtures()).db, other, bo.id, 1);
  const { id } = await published({ rights_until: inDays(60) });
  await db().query(
    `INSERT INTO series (id, ip_id, series_name, created_by, rights_until, remind_on, published_at)
      SELECT CONCAT('01', LPAD(seq, 24, '0')), ?, CONCAT('系列', seq), ?, ?, ?, NOW(3) FROM seq_1_to_300`,
    [other, bo.id, inDays(59), inDays(-1)],
  );
  await watchRights();
  expect(await messages()).toMatchObject([{ key: 'rights_expiring', link: expect.stringContaining(id) }]);
  expect(await query('SELECT id FROM series WHERE remind_on <= ?', [today])).toEqual([]);
  const [told] = await query<{ n: number }>('SELECT COUNT(*) AS n FROM message WHERE member_id = ?', [bo.id]);
  expect(Number(told!.n)).toBe(300);
});

it('begins anew with another date, and ends with none', async () => {
  const { id, first } = await published({ visibility: 'private', rights_until: inDays(20) });
  await watchRights();
  expect(await messages()).toHaveLength(1);
  const renew = async (rights_until?: string) => {
    await save({ series_id: id, ...first, rights_until });
    await submit(id);
    await pass(id);
  };
  await renew(inDays(400));
  await watchRights();
  expect(await messages()).toHaveLength(1);
  expect(await query('SELECT remind_on FROM series')).toEqual([{ remind_on: inDays(340) }]);
  await renew(undefined);
  expect(await query('SELECT remind_on, rights_until FROM series')).toEqual([
    { remind_on: null, rights_until: null },
  ]);
});

it('reminds of nothing in the trash', async () => {
  const { id } = await published({ rights_until: inDays(10) });
  await call('gallery/seriesDelete', ann, { ip_id: ip, series_id: id });
  await watchRights();
  expect(await messages()).toEqual([]);
});

it('leaves an expired series live, and shows it to its holder and to staff', async () => {
  const { id } = await published({ series_name: '旧证', rights_until: inDays(-1) });
  await published({ series_name: '将到期', rights_until: inDays(60) });
  await published({ series_name: '还早', rights_until: inDays(61) });
  await published({ series_name: '长期' });
  expect((await detail(id)).state).toBe('approved');
  const { list } = (await call('gallery/seriesList', ann, { ip_id: ip })).data;
  expect(list.map((row: { rights_until: string | null }) => row.rights_until)).toEqual([
    null,
    inDays(61),
    inDays(60),
    inDays(-1),
  ]);
  expect(await atDesk('expired')).toEqual([['旧证', 'expired']]);
  expect(await atDesk('expiring')).toEqual([['将到期', 'expiring']]);
});
