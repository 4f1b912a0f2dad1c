import { uploadLimit, type Usage } from '@ipw/domain';
import { widthsOf } from './image-work';

/** `og` is the picture for link previews. */
export const VARIANTS = ['whole', 't1280', 't640', 't300', 't150', 't100', 'og'] as const;
export type Variant = (typeof VARIANTS)[number];

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
