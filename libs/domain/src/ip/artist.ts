import * as z from 'zod/mini';
import { TEXT, UPLOADS } from '../core/limits';
import { files, id, line, optionalLine } from '../core/wire';
import { IP_INFO_FIELDS } from '../kind/ip-info';
import { completeFields, draftFields } from '../review/content-schema';

/** The artist's description of themselves. */
export const artistFields = completeFields(IP_INFO_FIELDS.artist);

/** The same fields in the draft of a claim. */
export const artistDraftFields = {
  ...draftFields(IP_INFO_FIELDS.artist),
  avatar: z.optional(id()),
  cover: z.optional(id()),
};

export type ArtistDetails = z.output<z.ZodMiniObject<typeof artistDraftFields>>;

export const hasOneName = z.refine<{ cn_name?: string | undefined; en_name?: string | undefined }>(
  ({ cn_name, en_name }) => Boolean(cn_name || en_name),
  { error: 'one_name', path: ['cn_name'], params: { rule: 'one_name' } },
);

/** A contract signed on paper. */
export const offlineFields = {
  contract_number: line(60),
  contract_images: files(1, UPLOADS.contract.count),
  consultant_name: optionalLine(TEXT.username),
};

export const offlineDraftFields = {
  ...offlineFields,
  contract_number: optionalLine(60),
  contract_images: files(0, UPLOADS.contract.count),
};

export type OfflineDetails = z.output<z.ZodMiniObject<typeof offlineDraftFields>>;
