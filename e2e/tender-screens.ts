import { campaignDeskScreens, campaignScreens } from './campaign-screens';
import { cooperationDeskScreens, cooperationScreens } from './cooperation-screens';
import type { Member } from './fixtures';
import { at, paths } from './ways';

/** The holder's pages of tender projects: board, list, and one that is open; and of the cooperations awards lead to. */
export async function tenderScreens(member: Member): Promise<Record<string, string>> {
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const { list: bids } = await member.call<{ list: { tender: { tender_id: string } }[] }>('tender/myBids', {
    ip_id: user.use_ip_id,
  });
  const bid = `?tender_id=${bids[0]!.tender.tender_id}`;
  const { list } = await member.call<{ list: { tender_id: string }[] }>('tender/list', {
    ip_id: user.use_ip_id,
  });
  const { list: skins } = await member.call<{ list: { skin_id: string; state: string }[] }>(
    'tender/skinList',
    {
      ip_id: user.use_ip_id,
    },
  );
  const skinIn = (state: string, tab = '') =>
    at(`${paths.bilibiliGoodsEdit}?skin_id=${skins.find((one) => one.state === state)!.skin_id}${tab}`);
  return {
    ...(await campaignScreens(member)),
    skins: at(paths.bilibiliGoodsManagement),
    'new skin': at(paths.bilibiliGoodsEdit),
    'skin being made': skinIn('creating'),
    'skin under review': skinIn('under_review'),
    'rejected skin': skinIn('rejected'),
    'rejected skin’s material': skinIn('rejected', '&tab=material'),
    'listed skin’s material': skinIn('listed', '&tab=material'),
    'activity board': at(paths.businessActivity),
    'tender projects': at(paths.fastCoopManagement),
    'my bids': at(`${paths.fastCoopManagement}?tab=bids`),
    'tender sign-up': at(paths.fastCoopSignUp + bid),
    'tender entry': at(paths.fastCoopSignUpInfo + bid),
    'tender project': at(`${paths.tenderDetail}?tender_id=${list[0]!.tender_id}`),
    ...(await cooperationScreens(member)),
  };
}

/** The console's pages of tender projects and cooperations. */
export async function tenderDeskScreens(
  first: (resource: string) => Promise<string>,
  console: (path: string) => string,
): Promise<Record<string, string>> {
  const tender = await first('tenders');
  return {
    ...(await campaignDeskScreens(first, console)),
    tenders: console('tenders'),
    tender: console(`tenders/${tender}/show`),
    'edit tender': console(`tenders/${tender}`),
    'new tender': console('tenders/create'),
    'tender questions': console('questions'),
    'tender question': console(`questions/${await first('questions')}/show`),
    objections: console('objections'),
    'objection to a result': console(`objections/${await first('objections')}/show`),
    bars: console('bars'),
    bar: console(`bars/${await first('bars')}/show`),
    skins: console('skins'),
    skin: console(`skins/${await first('skins')}/show`),
    'tender entries': console('registrations'),
    'tender entry at the console': console(`registrations/${await first('registrations')}/show`),
    ...(await cooperationDeskScreens(first, console)),
  };
}
