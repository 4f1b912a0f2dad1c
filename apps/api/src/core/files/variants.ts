import { uploadLimit, type Usage } from '@ipw/domain';

/** `og` is the picture for link previews. */
export const VARIANTS = ['whole', 't1280', 't640', 't300', 't150', 't100', 'og'] as const;
export type Variant = (typeof VARIANTS)[number];

export const mimeOf = (variant: Variant) => (variant === 'og' ? 'image/jpeg' : 'image/webp');
/** Where a variant of a file is stored. */
export const keyOf = (id: string, variant: Variant) => `${id.slice(-2).toLowerCase()}/${id}/${variant}`;
/** Widths of thumbnails by the specification's section 9: 100 pixels, 150 for pictures of which a form takes several. */
export const tileOf = (usage: Usage): Variant => (uploadLimit(usage).count > 1 ? 't150' : 't100');
