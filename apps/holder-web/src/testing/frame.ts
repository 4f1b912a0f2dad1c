import {
  bannerApi,
  claimApi,
  claimChoiceApi,
  commonApi,
  consultantApi,
  agreementApi,
  dashboardApi,
  disputeApi,
  handoverApi,
  ipApi,
  memberApi,
  messageApi,
  teamApi,
  type MemberInfo,
  type PublicConfig,
  type Regions,
} from '@ipw/domain';
import { FakeApi } from './fake-api';
import { ipInfo, pageOf } from './fixtures';

const config: PublicConfig = { uploads: {}, agreements: {}, features: { sts: false }, sign_secret: null };

export const regions: Regions = {
  provinces: [],
  countries: [],
  area_codes: [
    { country: 'CN', area_code: '86', name: 'China' },
    { country: 'SG', area_code: '65', name: 'Singapore' },
  ],
};

/** The data API with the calls of the frame around every page and of sign-in; a spec declares the calls of its page. */
export function fakeApi(member?: MemberInfo): FakeApi {
  const api = new FakeApi().on(commonApi.config, config).on(commonApi.regions, regions);
  if (!member) return api;
  return api
    .on(memberApi.info, member)
    .on(agreementApi.updates, [])
    .on(consultantApi.mine, null)
    .on(messageApi.streamTicket, { ticket: 'ticket' })
    .on(bannerApi.getBanner, [])
    .on(dashboardApi.pendingTasks, { tasks: [], counts: [], shown: [] })
    .on(claimApi.list, pageOf([]))
    .on(claimChoiceApi.get, { values: '', saved_at: null })
    .on(claimChoiceApi.save, { values: '', saved_at: null })
    .on(disputeApi.list, pageOf([]))
    .on(handoverApi.received, [])
    .on(teamApi.received, [])
    .on(ipApi.info, ({ input }) => ipInfo({ ip_id: input.ip_id }));
}
