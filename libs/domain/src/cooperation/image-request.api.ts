import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { type Page, paging } from '../core/wire';
import type { CooperationState } from './cooperation.machine';
import type { ImageRequestAction, ImageRequestState } from './image-request.machine';
import {
  brandImagesInput,
  imageDecideInput,
  imageLinkInput,
  imageRequestInput,
  imageRequestListInput,
  imageRequestOfIpInput,
  imageRevokeInput,
  imageTraceInput,
  imageWithdrawInput,
} from './image-request.schema';
import type {
  AskableSeries,
  ImageLink,
  ImageRequestDetail,
  ImageRequestSummary,
  TracedCopy,
} from './image-request.view';

export interface ImageRequestList extends Page<ImageRequestSummary> {
  counts: Record<ImageRequestState, number>;
}

/** A request after an act. */
export interface ImageRequestResult {
  image_request_id: string;
  state: ImageRequestState;
  version: number;
}

/** What a brand may ask for, and what it has asked for. */
export interface BrandImages {
  ip_name: string;
  state: CooperationState;
  /** 1: the cooperation rests, so that nobody can ask. */
  rests: 0 | 1;
  proven: boolean;
  series: AskableSeries[];
  list: ImageRequestDetail<ImageRequestAction>[];
}

export const imageRequestApi = {
  imageRequestList: call<ImageRequestList>()({
    path: 'tender/imageRequestList',
    access: 'ip',
    input: z.strictObject({ ...imageRequestListInput, ...paging }),
    summary: 'Requests for pictures of an IP in full resolution, newest first, with their numbers by state',
  }),
  imageRequestDetail: call<ImageRequestDetail<ImageRequestAction>>()({
    path: 'tender/imageRequestDetail',
    access: 'ip',
    input: imageRequestOfIpInput,
    summary: 'One request with its pictures and every download',
  }),
  imageDecide: call<ImageRequestResult>()({
    path: 'tender/imageDecide',
    access: 'ip',
    post: true,
    creates: true,
    input: imageDecideInput,
    summary: 'Grant pictures of a request; the others are refused, for a reason',
  }),
  imageRevoke: call<ImageRequestResult>()({
    path: 'tender/imageRevoke',
    access: 'ip',
    post: true,
    creates: true,
    input: imageRevokeInput,
    summary: 'Revoke granted pictures; their links end at once, also in the middle of a download',
  }),
  imageTrace: call<{ copy: TracedCopy | null }>()({
    path: 'tender/imageTrace',
    access: 'ip',
    post: true,
    input: imageTraceInput,
    summary:
      'Whose copy of a granted picture a found one is, by its invisible mark; null when none is certain',
  }),
  brandImages: call<BrandImages>()({
    path: 'tender/brandImages',
    access: 'public',
    post: true,
    input: brandImagesInput,
    summary: 'Series whose pictures a brand may ask for, and its requests, by its link',
  }),
  imageRequest: call<ImageRequestResult>()({
    path: 'tender/imageRequest',
    access: 'public',
    post: true,
    creates: true,
    proof: true,
    input: imageRequestInput,
    summary: 'Ask for pictures of a series in full resolution, by the link of the brand',
  }),
  imageWithdraw: call<ImageRequestResult>()({
    path: 'tender/imageWithdraw',
    access: 'public',
    post: true,
    input: imageWithdrawInput,
    summary: 'Withdraw a request nobody has answered, by the link of the brand',
  }),
  imageLink: call<ImageLink>()({
    path: 'tender/imageLink',
    access: 'public',
    post: true,
    proof: true,
    input: imageLinkInput,
    summary: 'A link to download a granted picture, for the browser that has proven the phone of the brand',
  }),
};
