import { uploadLimit, UPLOADS, type Usage } from '@ipw/domain';
import { widthsOf } from './image-work';

/** `og` is the picture for link previews. */
const PICTURES = ['whole', 't1280', 't640', 't300', 't150', 't100', 'og'] as const;
export type Variant = (typeof PICTURES)[number] | `p${number}`;

/** Pages of the longest document that is shown page by page. */
const MOST_PAGES = Math.max(...Object.keys(UPLOADS).map((usage) => uploadLimit(usage as Usage).pages ?? 1));
/** Page `number` of a document, from 1: the first has the widths of pictures. */
export const pageVariant = (number: number): Variant => (number === 1 ? 't1280' : `p${number}`);
const pagesTo = (most: number): Variant[] => Array.from({ length: most - 1 }, (_, at) => pageVariant(at + 2));
const ALL = new Set<string>([...PICTURES, ...pagesTo(MOST_PAGES)]);
export const isVariant = (name: string): name is Variant => ALL.has(name);
/** Whether it is made with the upload of a document, and of nothing else. */
export const isPage = (variant: Variant): boolean => variant.startsWith('p');
/** What may be stored of a file of a usage. */
export const variantsOf = (usage: Usage): Variant[] => [
  ...PICTURES,
  ...pagesTo(uploadLimit(usage).pages ?? 1),
];

export const mimeOf = (variant: Variant) => (variant === 'og' ? 'image/jpeg' : 'image/webp');
/** Where a variant of a file is stored. */
export const keyOf = (id: string, variant: Variant) => `${id.slice(-2).toLowerCase()}/${id}/${variant}`;
/** Widths of thumbnails by the specification's section 9: 100 pixels, 150 for pictures of which a form takes several. */
export const tileOf = (usage: Usage): Variant => (uploadLimit(usage).count > 1 ? 't150' : 't100');

/** Pictures of which the full resolution is asked for and granted. */
const LICENSED: readonly string[] = ['series_image', 'gallery_cover'] satisfies Usage[];
/** Whether the public may have a variant of a public file: of licensed pictures no full resolution. */
export const isShared = (usage: string, variant: Variant): boolean =>
  variant !== 'whole' || !LICENSED.includes(usage);

/** The largest variant of a picture that the public may have. */
export const largestOf = ({ usage_name, width }: { usage_name: string; width: number }): Variant =>
  isShared(usage_name, 'whole') ? 'whole' : `t${String(widthsOf(width).at(-1)!) as '640' | '1280'}`;
