import { imageRequestApi, imageRequestInput, type Request } from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';
import { NO_LINK } from './no-link';
import type { RoomLink } from './room.calls';

export { imageRequestInput };

type Api = typeof imageRequestApi;

export const imagesOf = (link: RoomLink) => api(imageRequestApi.brandImages, link, { expect: NO_LINK });
export const askForImages = (input: Request<Api['imageRequest']>, options: CallOptions) =>
  api(imageRequestApi.imageRequest, input, options);
export const withdrawRequest = (input: Request<Api['imageWithdraw']>) =>
  api(imageRequestApi.imageWithdraw, input);
export const imageLinkOf = (input: Request<Api['imageLink']>) => api(imageRequestApi.imageLink, input);
