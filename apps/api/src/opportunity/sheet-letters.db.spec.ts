/** Letters to the address a sheet names, which may be anybody's. */
import { openFixtures } from '../../testing/fixtures';
import { used } from '../../testing/limits';
import { sentTo, until } from '../../testing/outbox';
import { newPhone, openSheets, send } from '../../testing/sheets';
import { rows } from '../../testing/server';
import { ruleOf } from '../core/limit/rules';

beforeAll(openSheets);

it('are dropped once the address had those of a day, while the phone gets its texts', async () => {
  const email = 'somebody@example.com';
  const { cipher } = await openFixtures();
  await used('sheet_mail', cipher.blind('email', email), ruleOf('sheet_mail').points);
  const phone = newPhone();
  expect((await send({ email }, phone)).code).toBe(0);
  await until(
    async () => (await rows("SELECT id FROM job WHERE kind = 'mail' AND last_error IS NOT NULL"))[0],
    'the dropped letter',
  );
  expect(await sentTo('mail', email)).toEqual([]);
  const texts = () => sentTo('sms', phone.phone_number);
  await until(async () => (await texts()).find(({ text }) => text.includes('cooperate/detail')), 'the text');
});
