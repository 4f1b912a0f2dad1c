/** The business contact of an IP ends with the access of its owner. */
import { decide } from '../../testing/codes';
import { type Caller, member, openFixtures, picture, staff } from '../../testing/fixtures';
import { handOver } from '../../testing/handovers';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { plantClaim, plantIp } from '../db/seed/fixtures';

const { url, reset } = api();

it('deletes name, code and phone, live and proposed; the new owner sets their own', async () => {
  await reset();
  const on = await openFixtures();
  const [owner, heir, reviewer] = [await member(), await member(), await staff('reviewer')];
  const ip_id = await plantIp(on, { ip_name: '云岭' });
  await plantClaim(on, { ip_id, member_id: owner.id, state: 'claimed' });
  const call = async (path: string, { token }: Caller, input: object = {}) =>
    (await ask(url, path, { ip_id, ...input }, { token })).data;

  const link_QRcode = await picture(owner.id, 'contact_code');
  const contact = { link_name: '顾小满', link_phone_number: '0571 8888 6666', link_QRcode };
  await call('ip/ipLinkInfoUpdate', owner, contact);
  const [edit] = await rows<{ id: string; version: number }>(
    "SELECT * FROM revision WHERE subject = 'contact'",
  );
  await decide(reviewer, `reviews/${edit!.id}/approve`, { version: edit!.version });
  const { version } = await call('ip/linkInfo', owner);
  await call('ip/ipLinkInfoUpdate', owner, { ...contact, link_name: '顾大满', version });
  expect(await call('ip/linkInfo', owner)).toMatchObject({
    ...{ state: 'pending', live: { link_name: '顾小满' }, proposed: { link_name: '顾大满' } },
    link_phone_number: contact.link_phone_number,
  });
  const code = () => fetch(`${url}/files/${link_QRcode}/whole`);
  expect((await code()).status).toBe(200);

  await handOver(ip_id, owner, heir, reviewer);
  const left = await call('ip/linkInfo', heir);
  expect(left).toMatchObject({ live: null, proposed: null, link_phone_number: null });
  expect(await call('ip/info', heir)).toMatchObject({ link_name: null, link_QRcode: null });
  expect((await code()).status).toBe(404);
  const erased = { data: '{}', title: '', picture_id: null };
  expect(
    await rows("SELECT state, data, title, picture_id FROM revision WHERE subject = 'contact' ORDER BY id"),
  ).toEqual([
    { state: 'approved', ...erased },
    { state: 'discarded', ...erased },
  ]);
  const own = { link_name: '小满', version: left.version };
  expect(await call('ip/ipLinkInfoUpdate', heir, own)).toMatchObject({ state: 'pending' });
});
