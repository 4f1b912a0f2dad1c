import * as z from 'zod/mini';
import { TEXT, UPLOADS } from '../core/limits';
import { isHanName, isLatinName } from '../core/text';
import { choice, file, files, id, list, object, optionalText, reference, rule, text } from '../core/wire';
import { GENRE_IDS, IP_TYPE_IDS } from './ip.reference';

export const GENDERS = ['male', 'female'] as const;
/** Where an artist publishes. Labels: `account.<key>`. */
export const ACCOUNTS = ['microblog', 'short_video', 'lifestyle', 'public_account', 'other'] as const;

const name = (kind: 'han_name' | 'latin_name', test: (value: string) => boolean) =>
  optionalText(40).check(rule(kind, (value) => value === undefined || test(value)));

const accounts = () =>
  z.optional(
    object(
      z.strictObject(
        Object.fromEntries(ACCOUNTS.map((key) => [key, z.optional(optionalText(120))])) as Record<
          (typeof ACCOUNTS)[number],
          z.ZodMiniOptional<ReturnType<typeof optionalText>>
        >,
      ),
    ),
  );

/** The artist's description of themselves (specification 3, Artist IP). */
export const artistFields = {
  cn_name: name('han_name', isHanName),
  en_name: name('latin_name', isLatinName),
  gender: choice(GENDERS),
  avatar: file(),
  cover: file(),
  intro: text(TEXT.intro),
  location: text(TEXT.location),
  ip_type_id: reference(IP_TYPE_IDS),
  art_genres_id: list(reference(GENRE_IDS), 1, 5),
  other_art_genres: optionalText(40),
  artist_school: optionalText(TEXT.location),
  accounts: accounts(),
};

/** The same fields in a draft: all may be missing, but a value given must be valid. */
export const artistDraftFields = {
  ...artistFields,
  gender: z.optional(artistFields.gender),
  avatar: z.optional(id()),
  cover: z.optional(id()),
  intro: optionalText(TEXT.intro),
  location: optionalText(TEXT.location),
  ip_type_id: z.optional(artistFields.ip_type_id),
  art_genres_id: z._default(list(reference(GENRE_IDS), 0, 5), []),
};

export type ArtistDetails = z.output<z.ZodMiniObject<typeof artistDraftFields>>;

export const hasOneName = z.refine<{ cn_name?: string | undefined; en_name?: string | undefined }>(
  ({ cn_name, en_name }) => Boolean(cn_name || en_name),
  { error: 'one_name', path: ['cn_name'], params: { rule: 'one_name' } },
);

/** A contract signed on paper. */
export const offlineFields = {
  contract_number: text(60),
  contract_images: files(1, UPLOADS.contract.count),
  consultant_name: optionalText(TEXT.username),
};

export const offlineDraftFields = {
  ...offlineFields,
  contract_number: optionalText(60),
  contract_images: files(0, UPLOADS.contract.count),
};

export type OfflineDetails = z.output<z.ZodMiniObject<typeof offlineDraftFields>>;
