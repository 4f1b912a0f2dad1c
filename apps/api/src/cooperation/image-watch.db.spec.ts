/** What happens to requests for pictures by time alone: reminders, escalation, the warning before the last day, the end. */
import { ask, granted, see, series } from '../../testing/images';
import { sentTo, settled, until } from '../../testing/outbox';
import { rows } from '../../testing/server';
import { watchImages } from '../../testing/services';
import { ann, type Brand, openBrand, openThreads } from '../../testing/threads';

let brand: Brand;
let fox: { series_id: string; images: string[] };
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
  fox = await series();
});

const keys = async () =>
  (
    await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ? ORDER BY id', [
      ann.id,
    ])
  ).map(({ message_key }) => message_key);
const move = (id: string, column: string, hours: number) =>
  rows(`UPDATE image_request SET ${column} = NOW(3) + INTERVAL ? HOUR WHERE id = ?`, [hours, id]);
const twice = () => Promise.all([watchImages(), watchImages()]);

it('reminds a working day before the end, then escalates; silence grants nothing', async () => {
  const { image_request_id } = (await ask(brand, fox)).data;
  await twice();
  expect(await keys()).toEqual(['image_asked']);
  await move(image_request_id, 'remind_at', -1);
  await twice();
  expect(await keys()).toEqual(['image_asked', 'image_due']);
  await move(image_request_id, 'due_at', -24 * 7);
  await move(image_request_id, 'remind_at', -1);
  await twice();
  expect(await keys()).toEqual(['image_asked', 'image_due', 'image_overdue']);
  expect(await see(image_request_id)).toMatchObject({ state: 'waiting', granted: 0 });
});

it('tells both sides before the last day, and ends after it', async () => {
  const id = await granted(brand, fox, { marked: 1 });
  await move(id, 'remind_at', -1);
  await twice();
  expect(await keys()).toEqual(['image_asked', 'image_expiring']);
  await until(
    async () => (await sentTo('sms', brand.phone_number)).find(({ text }) => text.includes('使用期限至')),
    'the warning',
  );
  await move(id, 'ends_at', -1);
  await move(id, 'remind_at', -1);
  await twice();
  expect(await see(id)).toMatchObject({ state: 'expired', actions: [] });
  const waiting = (await ask(brand, fox)).data.image_request_id;
  await move(waiting, 'ends_at', -1);
  await move(waiting, 'remind_at', -1);
  await twice();
  expect(await see(waiting)).toMatchObject({ state: 'expired' });
  expect(await keys()).toEqual(['image_asked', 'image_expiring', 'image_asked', 'image_lapsed']);
  const lapsed = async () =>
    (await sentTo('sms', brand.phone_number)).filter(({ text }) => text.includes('未回复'));
  await until(async () => (await lapsed())[0], 'the text to the brand');
  await settled();
  expect(await lapsed()).toHaveLength(1);
});
