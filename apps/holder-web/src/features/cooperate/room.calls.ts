import { cooperationApi, opportunityApi, type Request, roundSubmitInput, threadOpenInput } from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';
import { NO_LINK } from './no-link';

export { roundSubmitInput, threadOpenInput };

type Api = typeof cooperationApi;
export type RoomLink = Request<Api['brandCooperation']>;

export const cooperationOf = (link: RoomLink) =>
  api(cooperationApi.brandCooperation, link, { expect: NO_LINK });
export const threadOf = (link: RoomLink, thread_id: string) =>
  api(cooperationApi.brandThread, { ...link, thread_id }, { expect: NO_LINK });
export const certificateOf = (link: RoomLink, thread_id: string) =>
  api(cooperationApi.brandCertificate, { ...link, thread_id });
export const openThread = (input: Request<Api['threadOpen']>, options: CallOptions) =>
  api(cooperationApi.threadOpen, input, options);
export const submitRound = (input: Request<Api['roundSubmit']>, options: CallOptions) =>
  api(cooperationApi.roundSubmit, input, options);
export const markFinal = (input: Request<Api['finalMark']>, options: CallOptions) =>
  api(cooperationApi.finalMark, input, options);
export const chooseDaily = (input: Request<Api['brandDaily']>) => api(cooperationApi.brandDaily, input);
export const forgetPhone = () => api(cooperationApi.brandForget, {});
export const answerPin = (input: Request<Api['brandPinAnswer']>, options: CallOptions) =>
  api(cooperationApi.brandPinAnswer, input, options);
/** Any call that takes phone and code makes this browser remember the phone. */
export const prove = (input: Request<typeof opportunityApi.cooperateList>, options: CallOptions) =>
  api(opportunityApi.cooperateList, input, options);
