import {
  campaignApi,
  campaignEntryInput,
  campaignMineInput,
  campaignReportInput,
  type Request,
} from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';

export { campaignEntryInput, campaignMineInput, campaignReportInput };

type Api = typeof campaignApi;

export const submitEntry = (input: Request<Api['entry']>, options: CallOptions) =>
  api(campaignApi.entry, input, options);
export const entriesOfPhone = (input: Request<Api['mine']>, options?: CallOptions) =>
  api(campaignApi.mine, input, options);
export const withdrawEntry = (input: Request<Api['withdraw']>, options: CallOptions) =>
  api(campaignApi.withdraw, input, options);
export const eraseEntries = (input: Request<Api['erase']>, options: CallOptions) =>
  api(campaignApi.erase, input, options);
export const reportEntry = (input: Request<Api['report']>, options: CallOptions) =>
  api(campaignApi.report, input, options);
