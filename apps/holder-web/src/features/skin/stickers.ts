import { stickerParts, type UploadedFile } from '@ipw/domain';
import type { StickerValue } from './skin.calls';

const GAP: StickerValue = { title: '', image: null };

/** The name in a file's name, such as 开心 in `3_开心.png`. */
const titleOf = ({ file_name }: UploadedFile): string =>
  stickerParts(file_name.replace(/\.[^.]+$/, ''))?.name ?? '';

/** The list without places at its end that wait for a picture and have no name. */
function trimmed(stickers: readonly StickerValue[]): StickerValue[] {
  const last = stickers.findLastIndex(({ title, image }) => title !== '' || image !== null);
  return stickers.slice(0, last + 1);
}

/**
 * The stickers after their pictures were reordered, removed or added. Names go with their pictures; while places wait for a
 * picture, the others keep their numbers, and new pictures fill the places first.
 */
export function inOrderOf(stickers: readonly StickerValue[], files: readonly UploadedFile[]): StickerValue[] {
  const known = (file: UploadedFile) => stickers.find(({ image }) => image?.image_id === file.image_id);
  const added = files
    .filter((file) => !known(file))
    .map((image): StickerValue => ({ title: titleOf(image), image }));
  const kept = files.flatMap((image) => {
    const one = known(image);
    return one ? [{ ...one, image }] : [];
  });
  if (stickers.every(({ image }) => image !== null))
    return files.map((image) => known(image) ?? { title: titleOf(image), image });
  const isRemoval = kept.length < stickers.filter(({ image }) => image !== null).length;
  const rest = [...kept];
  const placed = stickers.map((one): StickerValue => {
    if (one.image === null) {
      const next = added.shift();
      return next ? { ...next, title: next.title || one.title } : one;
    }
    if (!isRemoval) return rest.shift()!;
    return kept.find(({ image }) => image?.image_id === one.image?.image_id) ?? GAP;
  });
  return trimmed([...placed, ...added]);
}

/** Where a sticker is now, or its place that waits for a picture; -1 when it was removed, or the place was filled. */
export function placeNow(stickers: readonly StickerValue[], { image }: StickerValue, place: number): number {
  if (image) return stickers.findIndex((one) => one.image?.image_id === image.image_id);
  return stickers[place]?.image === null ? place : -1;
}

/** The stickers with another picture at a place; the name stays unless the picture's file has one. */
export const withPicture = (
  stickers: readonly StickerValue[],
  place: number,
  image: UploadedFile,
): StickerValue[] =>
  stickers.map((one, at) => (at === place ? { title: titleOf(image) || one.title, image } : one));

/** The stickers with one at its number; places before it wait for their pictures. */
export function withSticker(
  stickers: readonly StickerValue[],
  number: number,
  sticker: StickerValue,
): StickerValue[] {
  const next = Array.from({ length: Math.max(stickers.length, number) }, (_, at) => stickers[at] ?? GAP);
  next[number - 1] = sticker;
  return next;
}
