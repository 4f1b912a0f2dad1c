/** The free filing of a filing that is corrected. */
import { openFixtures, staff } from '../../testing/fixtures';
import { actOn, creditsOf, someone, submit, submitted } from '../../testing/filings';
import { api } from '../../testing/server';

beforeEach(() => api().reset());

it('stays with a correction, though the member has a phone since that used another one', async () => {
  const [reviewer, ann, ben] = [await staff('reviewer'), await someone(), await someone()];
  const id = await submitted(ann);
  await submitted(ben);
  expect(await actOn(reviewer, id, 'ask_correction', 2, { reason_code: 'holder_unproven', reason: '' })).toBe(
    200,
  );
  const before = await creditsOf(id);
  // She has a phone since that Ben signs in with.
  const { db, cipher } = await openFixtures();
  const auth_phone = cipher.seal(`member:${ann.id}:phone`, ben.phone_number);
  await db.update('member', { auth_phone }, { id: ann.id });
  expect(await submit(ann, id, 3)).toMatchObject({ code: 0 });
  expect(await creditsOf(id)).toBe(before);
});
