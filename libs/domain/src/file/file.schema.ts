import * as z from 'zod/mini';
import type { ContactFind } from '../core/contacts';
import { call } from '../core/endpoint';
import { staffUsages, type Usage, USAGES } from '../core/limits';
import type { Role } from '../core/scope';
import { choice, id, int, rule } from '../core/wire';

/** What is known of a document beside its bytes. */
export interface DocumentFacts {
  /** Its first page as a picture, and how large that is. */
  page_path: string;
  page_width: number;
  page_height: number;
  pages: number;
  /** How many pages, from the first on, were searched for contact information. */
  pages_read: number;
  /** What was found there; told to those who work on it, never to the public. */
  contacts: ContactFind[];
}

/** An uploaded file as every answer gives it. */
export interface UploadedFile {
  image_id: string;
  file_name: string;
  /** Signed and short-lived for anything private. */
  file_path: string;
  thumb_path: string | null;
  /** The same for a form's tile, 100 pixels wide, of a picture among several 150. */
  tile_path: string | null;
  file_size: number;
  image_width: number | null;
  image_height: number | null;
  image_name: string;
  /** 1 when reviewed; 0 shows a mask to everybody but its owner. */
  image_status: 0 | 1;
  /** Of a document only. */
  document?: DocumentFacts;
}

/** The status of a picture, by its `image_status`. Labels: `state.picture.<word>`. */
export const PICTURE_STATES = ['pending', 'reviewed'] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

/** The address of something to look at: of a document, its first page. */
export const pictureOf = ({ document, file_path }: UploadedFile): string => document?.page_path ?? file_path;

export const uploadInput = z.strictObject({ usage: choice(USAGES) });
/** What staff of a role may upload. */
export const staffUploadInput = (role: Role) =>
  z.strictObject({ usage: choice(staffUsages(role) as [Usage, ...Usage[]]) });

/** A large file before its first byte, as the tus headers `Upload-Metadata` and `Upload-Length` tell it. */
export const announceInput = z.strictObject({
  usage: choice(USAGES),
  file_name: z.string().check(rule('required', (value) => value !== '')),
  file_size: int(1),
});

/** Credentials a browser writes one large file with, in parts, to any name below `prefix`. `uploadFinish` keeps it. */
export interface StsCredentials {
  access_key_id: string;
  access_key_secret: string;
  security_token: string;
  bucket: string;
  region: string;
  endpoint: string;
  /** `ipfast/{folderId}/` */
  prefix: string;
  expires_at: string;
}

/** A folder's name, not a path. */
const folderName = () => z.string().check(rule('id', (value) => /^[\w-]{1,64}$/.test(value)));

export const commonApi = {
  /** Multipart: `usage` (field or query), then one `file`. */
  upload: call<UploadedFile>()({
    path: 'common/upload',
    access: 'member',
    post: true,
    multipart: true,
    input: uploadInput,
    summary: 'Upload one file for a named use',
  }),
  /** A file that came in parts to `/api/uploads` (tus 1.0) is whole. A repeat answers the same file. */
  uploadFinish: call<UploadedFile>()({
    path: 'common/uploadFinish',
    access: 'member',
    post: true,
    input: z.strictObject({ upload_id: id() }),
    summary: 'Check and keep a file whose bytes have all arrived at /api/uploads',
  }),
  getSts: call<StsCredentials>()({
    path: 'common/getSts',
    access: 'member',
    input: z.strictObject({ usage: choice(USAGES), folderId: z.optional(folderName()) }),
    summary:
      'Temporary credentials that write one file into the bucket, under the id (`folderId`) under which it was announced at /api/uploads; not found while storage is local, and for papers',
  }),
  /** Its addresses end within half an hour: a form that was left open, or found again, asks for new ones. */
  file: call<UploadedFile>()({
    path: 'common/file',
    access: 'member',
    input: z.strictObject({ image_id: id() }),
    summary: 'One uploaded file with new addresses; not found once it is gone, or for who may not open it',
  }),
  regions: call<Regions>()({
    path: 'common/regions',
    access: 'public',
    input: z.strictObject({}),
    summary: 'Provinces and their cities, countries and area codes',
  }),
  config: call<PublicConfig>()({
    path: 'common/config',
    access: 'public',
    input: z.strictObject({}),
    unsigned: true,
    summary: 'Limits, agreement versions, features, and what calls are signed with where they have to be',
  }),
};

interface Town {
  code: string;
  name: string;
}

/** The places of forms, in the language of the caller. */
export interface Regions {
  provinces: (Town & { cities: Town[] })[];
  countries: Town[];
  area_codes: { country: string; area_code: string; name: string }[];
}

export interface PublicConfig {
  uploads: Record<string, unknown>;
  agreements: Record<string, { version: string; hash: string }>;
  features: { sts: boolean };
  /** What calls are signed with where the server demands it (`API_SIGN_REQUIRED`); null where it does not. */
  sign_secret: string | null;
}
