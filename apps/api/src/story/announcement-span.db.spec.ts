/** Announcements that begin and end by themselves. */
import { dayAfter, shanghaiDay } from '@ipw/domain';
import request from 'supertest';
import { begin, ip, reviewer } from '../../testing/gallery';
import { api } from '../../testing/server';
import { idIn, keep, listed, liveItem, send, shown } from '../../testing/story';

const { url, db } = api();
beforeEach(begin);

const today = shanghaiDay(new Date());
const inDays = (days: number) => dayAfter(today, days);
/** Published, and then given its days, which may be over by now. */
async function announce(announcement_title: string, show_from: string | null, show_until: string | null) {
  const { id } = await liveItem('announcement', { announcement_title });
  await db().query(
    "UPDATE piece SET data = JSON_SET(data, '$.show_from', ?, '$.show_until', ?) WHERE id = ?",
    [show_from, show_until, id],
  );
}
const onPage = async () =>
  (await shown('announcement')).map(({ announcement_title }) => announcement_title as string).sort();
const page = async () => {
  await db().query('UPDATE ip SET listed = 1 WHERE id = ?', [ip]);
  return (await fetch(`${url}/ip/${ip}`)).text();
};

it('shows them from the first day to the last, both included', async () => {
  await announce('A', null, null);
  await announce('B', today, today);
  await announce('C', inDays(1), null);
  await announce('D', null, inDays(-1));
  await announce('E', inDays(-3), inDays(3));
  expect(await onPage()).toEqual(['A', 'B', 'E']);
  expect(await listed('announcement')).toHaveLength(5);
  const text = await page();
  expect(text).toContain('<h3>E</h3>');
  expect(text).not.toContain('<h3>C</h3>');
  const filter = encodeURIComponent(JSON.stringify({ phase: 'scheduled' }));
  const desk = await request(url)
    .get(`/api/admin/announcements?filter=${filter}`)
    .set('cookie', reviewer.cookie);
  expect(desk.body).toMatchObject([{ title: 'C', phase: 'scheduled' }]);
});

it('fills the page with those shown now, however many have ended', async () => {
  await announce('still', null, null);
  for (let at = 0; at < 6; at += 1) await announce(`over ${String(at)}`, null, inDays(-1));
  expect(await onPage()).toEqual(['still']);
});

it('refuses to submit what nobody would see, and takes it with today as its last day', async () => {
  const past = { announcement_title: 'Sale', announcement_content: 'All week', show_until: inDays(-1) };
  const id = idIn('announcement', await keep('announcement', past));
  const errors = [expect.objectContaining({ field: 'show_until', rule: 'past_date' })];
  expect((await send('announcement', id)).data.errors).toEqual(errors);
  await keep('announcement', { ...past, announcement_id: id, show_until: today });
  expect((await send('announcement', id)).data.state).toBe('pending');
});

it('refuses an end before the beginning when it is submitted, not while it is drafted', async () => {
  const draft = {
    announcement_title: 'Sale',
    announcement_content: 'All week',
    show_from: inDays(5),
    show_until: inDays(4),
  };
  const saved = await keep('announcement', draft);
  expect(saved.code).toBe(0);
  expect((await send('announcement', idIn('announcement', saved))).data.errors).toEqual([
    expect.objectContaining({ field: 'show_until', rule: 'before_start' }),
  ]);
});
