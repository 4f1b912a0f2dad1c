import * as z from 'zod/mini';
import { artistFields, hasOneName } from './artist';
import { id } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { IP_INFO_FIELDS } from '../kind/ip-info';
import { completeFields, draftFields } from '../review/content-schema';
import { hasKernel } from './kernels';

/** All fields of a normal IP. */
export const normalFields = completeFields(IP_INFO_FIELDS.normal);

const normal = z.strictObject({ kind: z.literal('normal'), ...normalFields }).check(hasKernel);

const artist = z.strictObject({ kind: z.literal('artist'), ...artistFields }).check(hasOneName);

/** The reviewed information of an IP. */
export const ipInfoSchema = z.discriminatedUnion('kind', [normal, artist]);

const call = { ip_id: id(), version: z.optional(z.int()) };

/** The fields in a draft: all may be missing, but a value given must be valid. */
export const ipInfoDraft = z.discriminatedUnion('kind', [
  z.strictObject({ ...call, kind: z.literal('normal'), ...draftFields(IP_INFO_FIELDS.normal) }),
  z.strictObject({ ...call, kind: z.literal('artist'), ...draftFields(IP_INFO_FIELDS.artist) }),
]);

/** Weights of the parts of an IP's information, the most useful first. Labels: `gain.<field>`. */
export const GAINS = {
  normal: {
    ip_image: 20,
    intro: 20,
    auth_field_id: 15,
    ip_types: 10,
    kernels: 10,
    core_audience: 10,
    ip_origin: 5,
    birth_time: 5,
    birth_area: 5,
  },
  artist: {
    avatar: 20,
    intro: 20,
    cover: 20,
    art_genres_id: 15,
    ip_type_id: 5,
    location: 5,
    artist_school: 5,
    accounts: 10,
  },
} as const satisfies Record<'normal' | 'artist', Record<string, number>>;

const isThere = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.values(value).some(isThere)
      : value !== undefined && value !== null && value !== '' && value !== 0;

/** Completeness of the information, 0 to 100, and the gain of each missing part. Own tags count as tags. */
export function completeness(
  kind: 'normal' | 'artist',
  data: Readonly<Record<string, unknown>>,
): { percent: number; missing: { field: string; gain: number }[] } {
  const values = { ...data, kernels: [data.kernels ?? [], data.own_kernels ?? []].flat() };
  const gains = Object.entries(GAINS[kind]);
  const total = gains.reduce((sum, [, gain]) => sum + gain, 0);
  const missing = gains
    .filter(([field]) => !isThere(values[field as keyof typeof values]))
    .map(([field, gain]) => ({ field, gain: Math.round((gain / total) * 100) }));
  return { percent: 100 - missing.reduce((sum, { gain }) => sum + gain, 0), missing };
}

/** The information of an IP in answers: pictures as files, the rest as stored. */
export type IpInfoView = Readonly<Record<string, unknown>> & {
  kind: 'normal' | 'artist';
  ip_image?: UploadedFile | null;
  avatar?: UploadedFile | null;
  cover?: UploadedFile | null;
};
