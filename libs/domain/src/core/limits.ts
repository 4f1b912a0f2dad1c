/**
 * The limits of every upload. The picker's `accept`, the sentence below the field, the client's check, the server's check
 * and the specs use the same row. Numbers: specification section 5. KB is 1024 bytes.
 */
import { mayRole, type Role, type Scope } from './scope';
import { PICTURE_LIST } from './terms';

const KB = 1024;
const MB = 1024 * KB;

export interface UploadLimit {
  /** Allowed extensions, lower case with the dot. The content must match. */
  accept: readonly string[];
  /** Bytes. `below`: the limit itself is refused; otherwise it is allowed. */
  max: number;
  below?: boolean;
  /** Maximum number of files in the field. */
  count: number;
  /** Maximum pages of a document; each is shown as a picture. Without it the first is. */
  pages?: number;
  /** Exact size in pixels, after rotation by EXIF. */
  pixels?: { width: number; height: number };
  /** Width to height, off by one pixel at most. */
  ratio?: { width: number; height: number };
  /** A recommended ratio of width to height. */
  advised?: { width: number; height: number };
  /** Public once reviewed; other files are opened by signed short-lived addresses only. */
  open?: boolean;
  /** Encrypted at rest: papers with names, numbers and signatures. */
  sealed?: boolean;
  /** Shown to others once it and its content are reviewed; until then they see a mask. */
  shown?: boolean;
  /** The browser may compress it to quality 0.6 first: ordinary pictures, never proofs, papers or material of an exact size. */
  compress?: boolean;
  /**
   * A photograph above `max` may be scaled on the device to fit, with at least this long side in pixels, shown to the member
   * and accepted. Ordinary pictures (`compress`) may always be.
   */
  scaled?: number;
  /** Used by others as it is: a PNG keeps its bytes but for metadata, and an animated one is refused. */
  exact?: boolean;
  /** Parts of the row that are our assumption, because the specification leaves them open. */
  ours?: readonly ('accept' | 'max' | 'pixels')[];
  /** Other usages whose files the member may attach here, e.g. the proof of their claim to a series. */
  takes?: readonly string[];
  /** Uploaded at the console by staff with this scope; members cannot. */
  staff?: Scope;
  /** Sent by visitors: with a public form or, for `VISITOR_USAGES`, before it. Members cannot upload it. */
  visitor?: boolean;
}

const SINGLE = ['.png', '.jpg', '.jpeg', '.gif'] as const;
const MULTI = ['.png', '.jpg', '.jpeg', '.gif', '.jfif'] as const;
const PHOTO = ['.png', '.jpg', '.jpeg', '.jfif'] as const;
const PNG = ['.png'] as const;
const JPG_PNG = ['.png', '.jpg', '.jpeg'] as const;
const PDF = ['.pdf'] as const;

/** A single picture: below 10240 KB. */
const single = {
  accept: SINGLE,
  max: 10240 * KB,
  below: true,
  count: 1,
  open: true,
  compress: true,
} as const;
/** A list of pictures: 10 of at most 10240 KB. */
const multi = { accept: MULTI, ...PICTURE_LIST, open: true, compress: true } as const;
/** Drafts: pictures and documents in one list, not compressed because their hashes are confirmed. */
const drafts = { ...multi, accept: [...MULTI, ...PDF], open: false, compress: false, pages: 20 } as const;
/** Material that others use as it is. */
const skin = { accept: PNG, count: 1, exact: true } as const;
/** A photograph of a document. */
const document = { accept: PHOTO, max: 10 * MB, count: 10, sealed: true } as const;

export const UPLOADS = {
  avatar: single,
  artist_cover: single,
  milestone_cover: single,
  goods_image: single,
  // Not compressed, so that the QR code stays readable.
  contact_code: { ...single, open: false, shown: true, compress: false },
  // Cropped before they are sent and displayed unchanged, so not compressed again.
  onepage_base: { ...single, ratio: { width: 750, height: 890 }, open: false, shown: true, compress: false },
  onepage_main: { ...single, pixels: { width: 500, height: 500 }, open: false, shown: true, compress: false },
  rights_proof: { ...document, max: 2 * MB, scaled: 2000 },
  rights_document: { ...document, takes: ['rights_proof'] },
  entity_document: document,
  operator_authorization: { ...document, count: 1 },
  identity: { ...document, count: 4 },
  contract: document,
  voucher: { ...document, count: 1 },
  case_image: multi,
  tender_case_image: { accept: MULTI, max: 50 * MB, count: 20 },
  attachment: { ...multi, max: 50 * MB, compress: false, open: false },
  feed_image: { ...multi, count: 9 },
  feedback_image: { ...multi, open: false },
  // Not `open`, because visibility follows from the series and can be withdrawn.
  gallery_cover: { accept: JPG_PNG, max: 50 * MB, count: 1, advised: { width: 16, height: 9 }, shown: true },
  /** Picture of a reported label: sent with a visitor's form, seen by holder and staff. */
  report_image: { ...single, accept: PHOTO, open: false, compress: false, sealed: true, visitor: true },
  /** Proof sent with a complaint of infringement, seen by staff. */
  complaint_proof: { ...document, max: 5 * MB, count: 5, visitor: true },
  /** A buyer's earlier work: uploaded without an account, once the phone is proven. */
  company_case_image: { ...multi, open: false, visitor: true },
  /** Drafts of a cooperation: the brand's, uploaded without an account once the phone is proven, and those staff upload for it. */
  draft_image: { ...drafts, visitor: true },
  desk_draft_image: { ...drafts, staff: 'cooperation:write' },
  series_image: { accept: JPG_PNG, max: 50 * MB, count: 10, shown: true },
  /** A copy found elsewhere, to be traced to its recipient; never linked to a record. */
  found_copy: { accept: JPG_PNG, max: 50 * MB, count: 1 },
  authorization_manual: { accept: PDF, max: 50 * MB, count: 1, shown: true },
  banner: {
    accept: JPG_PNG,
    max: MB,
    count: 1,
    ratio: { width: 2, height: 1 },
    open: true,
    staff: 'content:write',
  },
  /** A tender project: its cover, the brand's logo, and what explains its brief to holders who are signed in. */
  tender_cover: { accept: JPG_PNG, max: 10 * MB, count: 1, open: true, staff: 'tender:write' },
  tender_logo: { accept: JPG_PNG, max: 2 * MB, count: 1, open: true, staff: 'tender:write' },
  tender_image: { accept: JPG_PNG, max: 10 * MB, count: 10, staff: 'tender:write' },
  tender_document: { accept: PDF, max: 50 * MB, count: 1, staff: 'tender:write' },
  /** The cover of a collection campaign, and pictures of an entry, uploaded without an account once the phone is proven. */
  campaign_cover: { accept: JPG_PNG, max: 10 * MB, count: 1, open: true, staff: 'campaign:write' },
  campaign_image: { accept: JPG_PNG, max: 10 * MB, count: 10, open: true, compress: true, visitor: true },
  /** A work that is filed, unchanged: pictures of the gallery, or uploaded. */
  filing_image: { accept: JPG_PNG, max: 50 * MB, count: 10, takes: ['series_image', 'gallery_cover'] },
  /** A certificate of the filing centre. */
  filing_certificate: { accept: PDF, max: 10 * MB, count: 1, sealed: true, staff: 'filing:review' },
  /** An invoice issued by the tax system. */
  invoice_file: { accept: PDF, max: 10 * MB, count: 1, sealed: true, staff: 'invoice:write' },
  /**
   * Skin material of the video platform (specification section 5). It goes to the platform as it was made, so a PNG keeps its
   * bytes. `ours`: what the specification leaves open.
   */
  skin_cover: { ...skin, accept: JPG_PNG, max: MB, pixels: { width: 522, height: 696 } },
  skin_card_standard: { ...skin, max: 200 * KB, pixels: { width: 180, height: 102 } },
  skin_card_fan: { ...skin, max: 200 * KB, pixels: { width: 438, height: 132 }, ours: ['accept', 'max'] },
  skin_thumbnail: { ...skin, max: 200 * KB, pixels: { width: 360, height: 360 }, ours: ['accept'] },
  skin_sticker: { ...skin, max: 100 * KB, count: 15, pixels: { width: 162, height: 162 } },
  skin_sticker_cover: { ...skin, max: 200 * KB, pixels: { width: 360, height: 360 }, ours: ['accept'] },
  skin_theme_cover: {
    ...skin,
    accept: JPG_PNG,
    max: MB,
    pixels: { width: 522, height: 696 },
    ours: ['accept'],
  },
  skin_nav_bg: { ...skin, max: 100 * KB, pixels: { width: 1242, height: 249 }, ours: ['accept'] },
  skin_comment_bg: { ...skin, max: 200 * KB, pixels: { width: 360, height: 360 }, ours: ['accept'] },
  skin_space_bg: { ...skin, accept: JPG_PNG, max: MB, ours: ['accept', 'max', 'pixels'] },
} as const satisfies Record<string, UploadLimit>;

export type Usage = keyof typeof UPLOADS;
export const uploadLimit = (usage: Usage): UploadLimit => UPLOADS[usage];

const usages = (fitting: (scope: Scope | undefined) => boolean) =>
  (Object.keys(UPLOADS) as Usage[]).filter((usage) => {
    const { visitor, staff } = uploadLimit(usage);
    return !visitor && fitting(staff);
  }) as [Usage, ...Usage[]];
/** Usages of members, and of a role's staff. */
export const USAGES = usages((scope) => !scope);
/** What visitors may upload before they send a form. */
export const VISITOR_USAGES = [
  'company_case_image',
  'campaign_image',
  'draft_image',
] as const satisfies readonly Usage[];
export const staffUsages = (role: Role): readonly Usage[] =>
  usages((scope) => !!scope && mayRole(role, scope));

/** Whether `bytes` is within the limit. */
export const fits = (limit: UploadLimit, bytes: number): boolean =>
  limit.below ? bytes < limit.max : bytes <= limit.max;

/** The lower-case extension of a file name with its dot, '' without one. */
export const extensionOf = (name: string): string => /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Maximum code points of texts; those of content are in its kinds. */
export const TEXT = {
  intro: 180,
  ipIntro: 500,
  reason: 500,
  username: 40,
  location: 80,
  audience: 200,
} as const;

/** Maximum bytes a member may store, uploads in an hour, and unfinished uploads. */
export const QUOTA = { bytes: 2048 * MB, perHour: 300, unfinished: 30 } as const;

/** Larger files are sent in parts of this size (bytes), so that an interruption costs at most one part. */
export const UPLOAD_PART_SIZE = 5 * MB;

/** Unfinished uploads are deleted after this time. */
export const UNFINISHED_LIFE_MS = 86_400_000;
