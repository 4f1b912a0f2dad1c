import { opportunityApi, type Request, sheetsOfPhoneInput } from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';
import { NO_LINK } from './no-link';

export { sheetsOfPhoneInput };

type Api = typeof opportunityApi;

/** A request by its link; without the secret only in a browser that has proven the phone. */
export type SheetLink = Request<Api['cooperateDetail']>;

export const sheetOfLink = (link: SheetLink) =>
  api(opportunityApi.cooperateDetail, link, { expect: NO_LINK });
export const sheetsOfPhone = (input: Request<Api['cooperateList']>, options: CallOptions) =>
  api(opportunityApi.cooperateList, input, options);
export const eraseSheets = (input: Request<Api['cooperateErase']>, options: CallOptions) =>
  api(opportunityApi.cooperateErase, input, options);
export const relinkSheet = (input: Request<Api['cooperateRelink']>, options: CallOptions) =>
  api(opportunityApi.cooperateRelink, input, options);
export const sendAgain = (input: Request<Api['cooperateAgain']>, options: CallOptions) =>
  api(opportunityApi.cooperateAgain, input, options);
export const moveSheet = (
  action: 'confirm' | 'abandon',
  input: Request<Api['cooperateConfirm']>,
  options: CallOptions,
) =>
  api(
    action === 'confirm' ? opportunityApi.cooperateConfirm : opportunityApi.cooperateAbandon,
    input,
    options,
  );
