import type { TenderBoard } from '@ipw/domain';
import type { Member } from './fixtures';
import { at, paths } from './ways';

/** The pages of campaigns, in every time there is, with and without a script. */
export async function campaignScreens(member: Member): Promise<Record<string, string>> {
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const { list } = await member.call<TenderBoard>('opportunity/activityBoard', {
    ...{ ip_id: user.use_ip_id, page_size: 50 },
  });
  const campaigns = list.flatMap((row) => (row.type === 'campaign' ? [row] : []));
  return Object.fromEntries(
    campaigns.flatMap(({ campaign_id, time }) => [
      [`campaign ${time}`, at(paths.collectionEvent.replace(':id', campaign_id))],
      [`campaign ${time} to share`, `/campaign/${campaign_id}`],
    ]),
  );
}

/** The console's pages of campaigns and of results. */
export async function campaignDeskScreens(
  first: (resource: string) => Promise<string>,
  console: (path: string) => string,
): Promise<Record<string, string>> {
  const campaign = await first('campaigns');
  return {
    campaigns: console('campaigns'),
    campaign: console(`campaigns/${campaign}/show`),
    'edit campaign': console(`campaigns/${campaign}`),
    'new campaign': console('campaigns/create'),
    'works of campaigns': console('campaign-entries'),
    'work of a campaign': console(`campaign-entries/${await first('campaign-entries')}/show`),
    'results of tenders': console('awards'),
    'result of a tender': console(`awards/${await first('awards')}/show`),
  };
}
