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
  return {
    ...(await campaignScreens(member)),
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
    'tender entries': console('registrations'),
    'tender entry at the console': console(`registrations/${await first('registrations')}/show`),
    ...(await cooperationDeskScreens(first, console)),
  };
}
