import { brandScoreApi, brandScoreInput, ERRORS, type Request } from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';

export { brandScoreInput };

type Api = typeof brandScoreApi;
export type EntriesLink = Pick<Request<Api['brandEntries']>, 'tender_id' | 'access_key'>;

/** A link that opens nothing, or was cut, is shown by the page. */
const NO_LINK = [ERRORS.NOT_FOUND.code, ERRORS.VALIDATION.code];

export const entriesOf = (link: EntriesLink, page: number) =>
  api(brandScoreApi.brandEntries, { ...link, page }, { expect: NO_LINK });
export const scoreEntry = (input: Request<Api['brandScore']>, options: CallOptions) =>
  api(brandScoreApi.brandScore, input, options);
