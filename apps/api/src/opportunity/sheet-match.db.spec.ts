/** What a match opens to its buyer: the cooperation and the holder's contact, and what ends that. */
import { decide } from '../../testing/codes';
import { member } from '../../testing/fixtures';
import { handOver } from '../../testing/handovers';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import {
  admin,
  AGREE,
  ann,
  buyer,
  checked,
  holder,
  ip,
  matched,
  newPhone,
  openSheets,
  passedOn,
  replaceBrand,
} from '../../testing/sheets';
import { brandCall } from '../../testing/threads';

beforeEach(openSheets);

it('opens the cooperation to the phone of the request, until staff enter another contact of the brand', async () => {
  const { link, cooperation } = await matched();
  const room = async () => (await buyer('cooperateDetail', link)).data.room;
  const before = await room();
  expect(before).toMatchObject({ coop_no: cooperation.coop_no });
  const replaced = await replaceBrand(cooperation.id, { buyer_name: '周经理', ...newPhone() });
  expect(replaced.status).toBe(200);
  expect(await room()).toBeNull();
  expect((await brandCall('brandCooperation', { link: before, cookie: '' })).code).toBe(40400);
  expect(await rows('SELECT link_number FROM cooperation')).toEqual([{ link_number: 2 }]);
});

it('shows the phone of the holder who agreed, and no longer after the end', async () => {
  const { link, cooperation } = await matched();
  const seen = async () => (await buyer('cooperateDetail', link)).data;
  expect(await seen()).toMatchObject({ contact: { link_phone_number: ann.phone_number } });
  const end = { version: 1, reason: '合同到期' };
  expect((await decide(admin, `cooperations/${cooperation.id}/end`, end)).status).toBe(200);
  expect(await seen()).toMatchObject({ contact: null, room: { coop_no: cooperation.coop_no } });
});

it('shows neither phone nor name of a later owner, but the business contact they set', async () => {
  const before = await matched();
  const heir = await member({ username: '小满' });
  await handOver(ip, ann, heir, admin);
  const seen = (await buyer('cooperateDetail', before.link)).data;
  expect(seen).toMatchObject({ contact: null, room: { coop_no: before.cooperation.coop_no } });
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${heir.phone_number}|小满|${ann.phone_number}`));
  // The phone is shown at once, the name after its approval.
  const contact = { ip_id: ip, link_name: '周经理', link_phone_number: '0571 8888 6666' };
  await ask(api().url, 'ip/ipLinkInfoUpdate', contact, { token: heir.token });
  const shown = async () => (await buyer('cooperateDetail', before.link)).data.contact;
  expect(await shown()).toEqual({ link_name: '月半', link_phone_number: '0571 8888 6666' });
  const [{ id, version }] = (await rows("SELECT id, version FROM revision WHERE subject = 'contact'")) as [
    { id: string; version: number },
  ];
  expect((await decide(admin, `reviews/${id}/approve`, { version })).status).toBe(200);
  expect(await shown()).toEqual({ link_name: '周经理', link_phone_number: '0571 8888 6666' });
});

it('shows neither of a later owner when the former one agreed and the match came after the hand-over', async () => {
  const { link } = await passedOn();
  const heir = await member({ username: '小满' });
  await handOver(ip, ann, heir, admin);
  const seen = (await buyer('cooperateConfirm', link)).data;
  expect(seen).toMatchObject({ state: 'matched', contact: null });
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${heir.phone_number}|小满|${ann.phone_number}`));
});

it('shows the phone of the owner who agreed after the hand-over', async () => {
  const sheet = await checked();
  const heir = await member();
  await handOver(ip, ann, heir, admin);
  expect((await holder('agreeSupplement', heir, { agree: 1 })).code).toBe(0);
  const answer = { sheet_id: sheet.id, version: 2, ...AGREE };
  expect((await holder('sheetReply', heir, answer)).code).toBe(0);
  const { link } = await passedOn(Promise.resolve(sheet));
  expect((await buyer('cooperateConfirm', link)).data).toMatchObject({
    contact: { link_phone_number: heir.phone_number },
  });
});
