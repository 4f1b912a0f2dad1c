import { type Request, visitorCalls } from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';
import { useResource } from '../../app/use-resource';

/** The calls of a sent request with their schemas, loaded by the pages that need them. */
export const calls = () => import('./cooperate.calls');

type Calls = typeof visitorCalls;

/** Name of the form's draft; that of a corrected request is its own. */
export const draftOf = (corrects: string | undefined): string => `cooperate ${corrects ?? ''}`;

export const submitSheet = (input: Request<Calls['cooperateSubmit']>, options: CallOptions) =>
  api(visitorCalls.cooperateSubmit, input, options);
export const findIps = (query: Request<Calls['directory']>) => api(visitorCalls.directory, query);
export const licensingFields = () => api(visitorCalls.licensingFields, {});
export const usePublicIp = (id: string) =>
  useResource(`public-ip ${id}`, () => api(visitorCalls.publicIp, { ip_id: id }));
