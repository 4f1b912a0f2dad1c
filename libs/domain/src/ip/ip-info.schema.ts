import * as z from 'zod/mini';
import { artistDraftFields, artistFields, hasOneName } from './artist';
import { TEXT } from '../core/limits';
import { isName } from '../core/text';
import { COUNTRIES, type Country } from '../core/area-codes';
import { choice, day, file, id, list, optionalFile, optionalText, reference, rule, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { FIELD_IDS, IP_TYPE_IDS, ORIGIN_IDS } from './ip.reference';
import { hasKernel, listedKernels, ownKernels } from './kernels';

const area = () => choice(COUNTRIES as [Country, ...Country[]]);

const normal = z
  .strictObject({
    kind: z.literal('normal'),
    ip_name: z.pipe(text(40), z.string().check(rule('name', isName))),
    ip_image: file(),
    intro: text(TEXT.ipIntro),
    core_audience: text(TEXT.audience),
    auth_field_id: reference(FIELD_IDS),
    birth_time: day(),
    birth_area: area(),
    ip_origin: reference(ORIGIN_IDS),
    ip_types: list(reference(IP_TYPE_IDS), 1, 5),
    kernels: listedKernels(),
    own_kernels: ownKernels(),
  })
  .check(hasKernel);

const artist = z.strictObject({ kind: z.literal('artist'), ...artistFields }).check(hasOneName);

/** The reviewed information of an IP. */
export const ipInfoSchema = z.discriminatedUnion('kind', [normal, artist]);

const call = { ip_id: id(), version: z.optional(z.int()) };

/** The fields in a draft: all may be missing, but a value given must be valid. */
export const ipInfoDraft = z.discriminatedUnion('kind', [
  z.strictObject({
    ...call,
    kind: z.literal('normal'),
    ip_name: optionalText(40).check(rule('name', (value) => value === undefined || isName(value))),
    ip_image: optionalFile(),
    intro: optionalText(TEXT.ipIntro),
    core_audience: optionalText(TEXT.audience),
    auth_field_id: z.optional(reference(FIELD_IDS)),
    birth_time: z.optional(day()),
    birth_area: z.optional(area()),
    ip_origin: z.optional(reference(ORIGIN_IDS)),
    ip_types: z._default(list(reference(IP_TYPE_IDS), 0, 5), []),
    kernels: z._default(listedKernels(), []),
    own_kernels: ownKernels(),
  }),
  z.strictObject({
    ...call,
    kind: z.literal('artist'),
    ...artistDraftFields,
    avatar: optionalFile(),
    cover: optionalFile(),
  }),
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
