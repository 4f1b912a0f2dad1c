import type { Member } from './fixtures';
import { at, paths } from './ways';

/** The holder's pages of tender projects: board, list, and one that is open. */
export async function tenderScreens(member: Member): Promise<Record<string, string>> {
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const { list } = await member.call<{ list: { tender_id: string }[] }>('tender/list', {
    ip_id: user.use_ip_id,
  });
  return {
    'activity board': at(paths.businessActivity),
    'tender projects': at(paths.fastCoopManagement),
    'tender project': at(`${paths.tenderDetail}?tender_id=${list[0]!.tender_id}`),
  };
}

/** The console's pages of tender projects. */
export async function tenderDeskScreens(
  first: (resource: string) => Promise<string>,
  console: (path: string) => string,
): Promise<Record<string, string>> {
  const tender = await first('tenders');
  return {
    tenders: console('tenders'),
    tender: console(`tenders/${tender}/show`),
    'edit tender': console(`tenders/${tender}`),
    'new tender': console('tenders/create'),
  };
}
