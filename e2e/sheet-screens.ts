import type { Page } from '@playwright/test';
import type { Buyer } from './buyers';
import type { Member } from './fixtures';
import { newName } from './people';
import { actByCall, at, paths, rowsByCall } from './ways';

const PASSWORD = 'maple-harbour-9';

/** The pages of requests: of a new holder with one to answer, one answered, one refused and a private one, and of a buyer. */
export async function sheetScreens(
  member: Member,
  desk: Page,
  newBuyer: () => Buyer,
): Promise<Record<string, string>> {
  const { claim_id, ip_id } = await member.claim();
  await actByCall(desk, 'claims', claim_id, 'approve');
  await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
  await member.call('opportunity/agreeSupplement', { ip_id, agree: 1 });
  const link = { ip_id, version: 0, action: 'issue', days: 30 };
  const { private_path } = await member.call<{ private_path: string }>('ip/shopLinkMove', link);
  const source = new URL(private_path, 'http://127.0.0.1').searchParams.get('k');
  const buyer = newBuyer();
  const received = async (one: Buyer, more: object = {}) => {
    const q = await one.ask(ip_id, more);
    const [{ id }] = (await rowsByCall<{ id: string }>(desk, 'sheets', { q })) as [{ id: string }];
    await actByCall(desk, 'sheets', id, 'pass');
    return id;
  };
  const reply = (sheet_id: string, answer: object) =>
    member.call('opportunity/sheetReply', { ip_id, sheet_id, version: 2, ...answer });
  const [open, answered, refused, secret] = [
    await received(newBuyer()),
    await received(buyer),
    await received(newBuyer()),
    await received(newBuyer(), { source }),
  ];
  await reply(answered, { decision: 'agree', answer: 'Up to 8,000 bags' });
  await reply(refused, { decision: 'reject', reason_code: 'timing' });
  await member.call('ip/setPrivateBussinessPassword', {
    ip_id,
    private_business_password: PASSWORD,
    confirm_password: PASSWORD,
  });
  const detail = (sheet_id: string) => at(`${paths.sheetDetail}?id=${ip_id}&sheet_id=${sheet_id}`);
  return {
    'private request': at(`${paths.onepageCoop}?id=${ip_id}&sheet_id=${secret}`),
    'private opportunities': at(`${paths.onepageCoop}?id=${ip_id}`),
    'platform opportunities': at(`${paths.ipOrderManagement}?id=${ip_id}`),
    'request to answer': detail(open),
    'request answered': detail(answered),
    'request refused': detail(refused),
    'categories taken': at(`${paths.takenFields}?id=${ip_id}`),
    'request of a buyer': buyer.page,
  };
}
