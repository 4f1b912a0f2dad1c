import { uploadLimit, type Usage } from '@ipw/domain';
import { noteChange } from './changes';

const QUALITY = 0.6;
/** Rows read at a time when looking for transparency: a whole 24-megapixel picture would take 96 MB. */
const STRIP = 256;

export function isTransparent(
  context: Pick<CanvasImageData, 'getImageData'>,
  width: number,
  height: number,
): boolean {
  for (let top = 0; top < height; top += STRIP) {
    const { data } = context.getImageData(0, top, width, Math.min(STRIP, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  }
  return false;
}

/**
 * A smaller JPEG of quality 0.6, rotated upright, with as many pixels, where the row of the limits table allows it. GIFs,
 * transparent PNGs and files that would grow are returned unchanged, as are all when the browser lacks the functions.
 */
export async function compress(file: File, usage: Usage): Promise<File> {
  const { compress: allowed } = uploadLimit(usage);
  if (!allowed || !/^image\/(jpeg|png)$/.test(file.type)) return file;
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return file;
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    if (file.type === 'image/png' && isTransparent(context, canvas.width, canvas.height)) return file;
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    if (smaller.size >= file.size) return file;
    const made = new File([smaller], file.name.replace(/\.[^.]*$/, '.jpg'), {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    });
    return noteChange(made, 'compressed');
  } catch {
    return file;
  }
}
