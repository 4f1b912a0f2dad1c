import {
  cooperateSubmitInput,
  directoryApi,
  type Input,
  ipApi,
  opportunityApi,
  publicIpApi,
  type Request,
  SHEET,
  sheetsOfPhoneInput,
} from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';

export { cooperateSubmitInput, SHEET, sheetsOfPhoneInput };

type Api = typeof opportunityApi;

export const submitSheet = (input: Input<Api['cooperateSubmit']>, options: CallOptions) =>
  api(opportunityApi.cooperateSubmit, input, options);
export const publicIp = (ip_id: string) => api(publicIpApi.public, { ip_id });
export const findIps = (query: Request<typeof directoryApi.directory>) => api(directoryApi.directory, query);
export const licensingFields = () => api(ipApi.ipFieldList, {});
