/** What the former owner knows of a shop opens nothing after a hand-over: private link and business password. */
import type { ShopLink } from '@ipw/domain';
import { openPeople, type People } from '../../testing/access/actors';
import { decide } from '../../testing/codes';
import { type Caller, member, PASSWORD, staff } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { api } from '../../testing/server';

const { url, reset } = api();
let people: People;
let ip_id: string;
let heir: Caller;

beforeEach(async () => {
  await reset();
  people = await openPeople();
  ip_id = people.owner.ip;
  heir = await member();
});

const call = (path: string, input: object, { token }: { token: string }) => ask(url, path, input, { token });

async function handOver(): Promise<void> {
  const to = { area_code: '86', phone_number: heir.phone_number, password: PASSWORD };
  const { data } = await call('ip/handoverOffer', { ip_id, ...to }, people.owner);
  const { handover_id } = data as { handover_id: string };
  const answer = { handover_id, version: 1, accept: 1, agree: 1 };
  expect((await call('member/handoverAnswer', answer, heir)).code).toBe(0);
  const { status } = await decide(await staff('reviewer'), `handovers/${handover_id}/approve`, {
    version: 2,
  });
  expect(status).toBe(200);
}

it('ends the private link, and gives the new owner another one', async () => {
  const link = async (who: Caller) => (await call('ip/shopLink', { ip_id }, who)).data as ShopLink;
  const issue = async (who: Caller) => {
    const { version } = await link(who);
    return (await call('ip/shopLinkMove', { ip_id, version, action: 'issue', days: 0 }, who))
      .data as ShopLink;
  };
  const former = await issue(people.owner);
  const opens = async ({ private_path }: ShopLink) =>
    !(await (await fetch(url + private_path!, { headers: { 'accept-language': 'en' } })).text()).includes(
      'opens nothing private',
    );
  expect(await opens(former)).toBe(true);
  await handOver();
  expect(await opens(former)).toBe(false);
  expect(await link(heir)).toMatchObject({ state: 'off', private_path: null, actions: ['issue'] });
  const own = await issue(heir);
  expect([await opens(former), await opens(own)]).toEqual([false, true]);
});

it('ends what was checked with the former business password', async () => {
  const colleague = people.members.operator!;
  const set = (private_business_password: string, who: Caller) =>
    call(
      'ip/setPrivateBussinessPassword',
      { ip_id, private_business_password, confirm_password: private_business_password },
      who,
    );
  expect((await set('tulip-orchard-7', people.owner)).code).toBe(0);
  const check = { ip_id, private_business_password: 'tulip-orchard-7' };
  expect((await call('ip/checkPrivateBussinessPassword', check, colleague)).code).toBe(0);
  await handOver();
  expect((await set('maple-harbour-9', heir)).code).toBe(0);
  expect((await call('ip/isSetPrivateBussinessPassword', { ip_id }, colleague)).data).toMatchObject({
    is_set: 1,
    checked_until: null,
  });
});
