import { brandScoreApi, brandScoreInput, type Request } from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';
import { NO_LINK } from './no-link';

export { brandScoreInput };

type Api = typeof brandScoreApi;
export type EntriesLink = Pick<Request<Api['brandEntries']>, 'tender_id' | 'access_key'>;

export const entriesOf = (link: EntriesLink, page: number) =>
  api(brandScoreApi.brandEntries, { ...link, page }, { expect: NO_LINK });
export const scoreEntry = (input: Request<Api['brandScore']>, options: CallOptions) =>
  api(brandScoreApi.brandScore, input, options);
