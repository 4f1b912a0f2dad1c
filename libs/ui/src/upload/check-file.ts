import {
  extensionOf,
  fits,
  formatLimit,
  uploadLimit,
  type Rule,
  type UploadLimit,
  type Usage,
} from '@ipw/domain';

/** Why a file is refused: a rule of the domain, and the arguments of its sentence (`rule.<rule>`). */
export interface FileProblem {
  rule: Extract<Rule, 'file_type' | 'file_size' | 'file_pixels' | 'file_broken' | 'file_count'>;
  args: Record<string, string | number>;
}

/** The extensions for the picker's `accept` and for the sentence. */
export const acceptOf = (limit: UploadLimit, separator: string): string => limit.accept.join(separator);

/** Size in pixels after EXIF rotation; null when the browser cannot read the picture. */
async function uprightSize(file: Blob): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

/** Off by at most one pixel, whichever side is taken as given. */
const hasRatio = (
  size: { width: number; height: number },
  ratio: { width: number; height: number },
): boolean =>
  Math.abs(size.width - (size.height * ratio.width) / ratio.height) <= 1 ||
  Math.abs(size.height - (size.width * ratio.height) / ratio.width) <= 1;

/**
 * Checks a file against its row of the limits table before sending. The server checks again, by content. Cheap checks come
 * first; the picture is decoded only when its size in pixels matters.
 */
export async function checkFile(file: File, usage: Usage): Promise<FileProblem | null> {
  const limit = uploadLimit(usage);
  if (!limit.accept.includes(extensionOf(file.name)))
    return { rule: 'file_type', args: { accept: acceptOf(limit, ', ') } };
  if (!fits(limit, file.size)) return { rule: 'file_size', args: { max: formatLimit(limit.max) } };
  if (file.size === 0) return { rule: 'file_broken', args: {} };
  const { pixels, ratio } = limit;
  if (!pixels && !ratio) return null;
  const size = await uprightSize(file);
  if (!size) return { rule: 'file_broken', args: {} };
  if (pixels && (size.width !== pixels.width || size.height !== pixels.height))
    return { rule: 'file_pixels', args: { ...pixels } };
  if (ratio && !hasRatio(size, ratio)) return { rule: 'file_pixels', args: { ...ratio } };
  return null;
}
