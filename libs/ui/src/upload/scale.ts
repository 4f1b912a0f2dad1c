import { extensionOf, fits, type UploadLimit, uploadLimit, type Usage } from '@ipw/domain';
import { noteChange } from './changes';
import { isTransparent } from './compress';

/** Long sides in pixels to try, largest first, below that of the picture. */
const SIDES = [4800, 4000, 3200, 2600, 2000, 1600, 1280];
/** Qualities to try for each size. Text of a document stays legible at the lower one. */
const QUALITIES = [0.9, 0.8];
/** Smallest long side of an ordinary picture. */
const ORDINARY = 1280;

/** A scaled copy, or `too_small` when none within the limit has enough pixels. */
export type Scaled = { file: File; width: number; height: number } | 'too_small';

/** The smallest long side a scaled picture may have; undefined where the limits table allows no scaling. */
export const scaleFloor = ({ scaled, compress }: UploadLimit): number | undefined =>
  scaled ?? (compress ? ORDINARY : undefined);

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement | undefined {
  const factor = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = canvasOf(Math.round(bitmap.width * factor), Math.round(bitmap.height * factor));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency: what shows through is paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Whether an ordinary picture has transparent parts, which a JPEG would lose. */
function losesParts(bitmap: ImageBitmap, file: File): boolean {
  if (file.type !== 'image/png') return false;
  const canvas = canvasOf(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  return !!context && isTransparent(context, bitmap.width, bitmap.height);
}

/**
 * A copy of a photograph above its limit that fits: a JPEG, rotated upright, without Exif, as large as the limit allows.
 * Undefined where the limits table or the browser allows none, and for pictures that would lose transparent parts.
 */
export async function scale(file: File, usage: Usage): Promise<Scaled | undefined> {
  const limit = uploadLimit(usage);
  const floor = scaleFloor(limit);
  if (floor === undefined || fits(limit, file.size) || !/^image\/(jpeg|png)$/.test(file.type))
    return undefined;
  if (!limit.accept.includes(extensionOf(file.name)) || typeof createImageBitmap === 'undefined')
    return undefined;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      if (limit.scaled === undefined && losesParts(bitmap, file)) return undefined;
      const long = Math.max(bitmap.width, bitmap.height);
      for (const side of [long, ...SIDES.filter((one) => one < long)].filter((one) => one >= floor)) {
        const canvas = drawn(bitmap, side);
        if (!canvas) return undefined;
        for (const quality of QUALITIES) {
          const blob = await encode(canvas, quality);
          if (blob && fits(limit, blob.size)) {
            const name = file.name.replace(/\.[^.]*$/, '.jpg');
            const { lastModified } = file;
            return {
              file: noteChange(new File([blob], name, { type: 'image/jpeg', lastModified }), 'scaled'),
              width: canvas.width,
              height: canvas.height,
            };
          }
        }
      }
      return 'too_small';
    } finally {
      bitmap.close();
    }
  } catch {
    return undefined;
  }
}
