/** Requests for pictures: a public series of the holder, and both sides' calls. */
import type { BrandImages, ImageLink, ImageRequestDetail, ImageRequestResult } from '@ipw/domain';
import { shanghaiDay } from '@ipw/domain';
import { plantPicture, plantSeries } from '../src/db/seed/fixtures';
import { openFixtures } from './fixtures';
import { checkerboard, exact } from './pictures';
import { api } from './server';
import { ann, type Brand, brandCall, holderCall, ip } from './threads';

export const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * 86_400_000));

/** A listed series of the holder with two pictures, or with the given ones. */
export async function series(
  more: { visibility?: 'public' | 'private'; ip_id?: string; pictures?: readonly [Buffer, string][] } = {},
): Promise<{ series_id: string; images: string[] }> {
  const on = await openFixtures();
  const pictures = more.pictures ?? [
    [await checkerboard('png'), 'fox.png'],
    [await checkerboard('jpeg'), 'tea.jpg'],
  ];
  const images: string[] = [];
  for (const [data, name] of pictures)
    images.push(await plantPicture(on, ann.id, 'series_image', data, name));
  const series_id = await plantSeries(on, {
    ip_id: more.ip_id ?? ip,
    member_id: ann.id,
    state: 'approved',
    series_name: '四季',
    visibility: more.visibility ?? 'public',
    cover: images[0]!,
    images,
    rights_documents: [],
  });
  return { series_id, images };
}

/** A picture of many bytes, whose download takes several chunks. */
export const large = (): Promise<Buffer> => exact('png', 9_000_000);

export const ask = (brand: Brand, of: { series_id: string; images: string[] }, more: object = {}) =>
  brandCall<ImageRequestResult>('imageRequest', brand, {
    ...of,
    purpose: '帆布袋主图印刷',
    used_in: '中国大陆门店',
    until: inDays(90),
    ...more,
  });

export const see = async (image_request_id: string): Promise<ImageRequestDetail> =>
  (await holderCall<ImageRequestDetail>('imageRequestDetail', { image_request_id })).data;

export const room = async (brand: Brand): Promise<BrandImages> =>
  (await brandCall<BrandImages>('brandImages', brand)).data;

/** The holder's answer to a request as it is now. */
export const decide = async (image_request_id: string, granted: readonly string[], more: object = {}) => {
  const { version } = await see(image_request_id);
  return holderCall<ImageRequestResult>('imageDecide', { image_request_id, version, granted, ...more });
};
export const revoke = async (image_request_id: string, images: readonly string[] = [], more: object = {}) => {
  const { version } = await see(image_request_id);
  return holderCall<ImageRequestResult>('imageRevoke', {
    image_request_id,
    version,
    images,
    reason: '主视觉已更换',
    ...more,
  });
};

/** A request for all pictures of a series, granted. */
export async function granted(
  brand: Brand,
  of: { series_id: string; images: string[] },
  more: object = {},
): Promise<string> {
  const { image_request_id } = (await ask(brand, of)).data;
  const { code } = await decide(image_request_id, of.images, more);
  expect(code).toBe(0);
  return image_request_id;
}

export const linkTo = async (
  brand: Brand,
  image_request_id: string,
  image_id: string,
): Promise<ImageLink> => {
  const { data, code } = await brandCall<ImageLink>('imageLink', brand, { image_request_id, image_id });
  expect(code).toBe(0);
  return data;
};

export const download = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(api().url + address, { headers });
