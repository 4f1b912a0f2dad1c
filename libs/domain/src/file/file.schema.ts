import * as z from 'zod/mini';
import type { ContactFind } from '../core/contacts';
import { call } from '../core/endpoint';
import { staffUsages, type Usage, USAGES, VISITOR_USAGES } from '../core/limits';
import type { Role } from '../core/scope';
import { choice, id, int, rule } from '../core/wire';

/** Facts about a document besides its bytes. */
export interface DocumentFacts {
  /** The first page as a picture, and its size. */
  page_path: string;
  page_width: number;
  page_height: number;
  /** Every page as a picture where the usage limits their number, else none. */
  page_paths: string[];
  pages: number;
  /** Number of pages, from the first, that were searched for contact information. */
  pages_read: number;
  /** Contact information found there; shown to members of the IP and staff, never to the public. */
  contacts: ContactFind[];
}

/** An uploaded file in the answers of both APIs. */
export interface UploadedFile {
  image_id: string;
  file_name: string;
  /** Signed and short-lived for private files. */
  file_path: string;
  thumb_path: string | null;
  /** A thumbnail for a form's tile: 100 pixels wide, 150 for a picture among several. */
  tile_path: string | null;
  file_size: number;
  image_width: number | null;
  image_height: number | null;
  image_name: string;
  /** 1 when reviewed; at 0 everybody but the owner sees a mask. */
  image_status: 0 | 1;
  /** For documents only. */
  document?: DocumentFacts;
}

/** The status of a picture, by its `image_status`. Labels: `state.picture.<word>`. */
export const PICTURE_STATES = ['pending', 'reviewed'] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

/** Address of a picture of the file: of a document, its first page. */
export const pictureOf = ({ document, file_path }: UploadedFile): string => document?.page_path ?? file_path;

/** A picture, or one page of a document, on which pins are drawn. */
export interface DraftPage {
  image_id: string;
  /** From 1; null for a picture. */
  page: number | null;
  path: string;
}

/** What is shown of a draft: the picture, or each page of the document. */
export const draftPages = ({ image_id, file_path, document }: UploadedFile): DraftPage[] =>
  document
    ? document.page_paths.map((path, at) => ({ image_id, page: at + 1, path }))
    : [{ image_id, page: null, path: file_path }];

/** How a browser may change a file before it sends it. Labels: `error.STATE.no_evidence.<change>`. */
export const FILE_CHANGES = ['compressed', 'scaled', 'cropped'] as const;
export type FileChange = (typeof FILE_CHANGES)[number];
const changed = z.optional(choice(FILE_CHANGES));

export const uploadInput = z.strictObject({ usage: choice(USAGES), changed });
export const visitorUploadInput = z.strictObject({ usage: choice(VISITOR_USAGES), changed });
/** The usages for which staff of a role may upload. */
export const staffUploadInput = (role: Role) =>
  z.strictObject({ usage: choice(staffUsages(role) as [Usage, ...Usage[]]), changed });

/** Announces a large file before its first byte, as the tus headers `Upload-Metadata` and `Upload-Length`. */
export const announceInput = z.strictObject({
  usage: choice(USAGES),
  file_name: z.string().check(rule('required', (value) => value !== '')),
  file_size: int(1),
  changed,
});

/** Temporary credentials to upload one large file in parts below `prefix`. `uploadFinish` then stores the file. */
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

/** Name of an upload folder, without path separators. */
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
  /** Finishes an upload sent in parts to `/api/uploads` (tus 1.0). A repeat answers the same file. */
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
  /** Reads a file again: its addresses expire within half an hour, so a form left open requests new ones. */
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

/** Countries and area codes for forms, in the caller's language. */
export interface Regions {
  provinces: (Town & { cities: Town[] })[];
  countries: Town[];
  area_codes: { country: string; area_code: string; name: string }[];
}

export interface PublicConfig {
  uploads: Record<string, unknown>;
  agreements: Record<string, { version: string; hash: string }>;
  features: { sts: boolean };
  /** Secret to sign calls with when the server demands it (`API_SIGN_REQUIRED`); null otherwise. */
  sign_secret: string | null;
}
