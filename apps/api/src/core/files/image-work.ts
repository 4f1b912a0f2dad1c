import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extensionOf, formatLimit, fits, type UploadLimit } from '@ipw/domain';
import { fileTypeFromFile } from 'file-type';
import type { Sharp } from 'sharp';
import { validationError } from '../errors/domain-error';
import type { KnownFacts } from './pdf/document-facts';
import { diskFull, isUnwritten } from '../disk/disk';
import { plainPng } from './plain-png';
import { readPdf } from './pdf/read-pdf';
import { documentLane, pictureLane, quickLane } from './work-lane';
import { sharp } from './sharp';

export const PIXELS = 50_000_000;
const FRAMES = 200;
/** Widths of pictures on public pages. */
export const WIDTHS = [640, 1280] as const;
const [, PAGE_WIDTH] = WIDTHS;

/** Widths made of a picture: up to the first that is at least its own width. */
export const widthsOf = (whole: number) =>
  WIDTHS.filter((_, index) => index === 0 || WIDTHS[index - 1]! < whole);
const THUMBNAILS = [300, 150, 100] as const;
/** Of libwebp, 0 to 6: its usual 4 takes twice as long for as many bytes of so small a picture. */
const EFFORT = 2;
const MIME: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.jfif': 'image/jpeg',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
};
/** What is stored of an upload: the re-encoded file beside the original, and webp pictures by width. */
export interface Worked {
  mime: string;
  width: number | null;
  height: number | null;
  whole: string | undefined;
  thumbnails: { width: number; data: Buffer }[];
  /** Facts about a document, and the pictures of its pages after the first. */
  document?: KnownFacts;
  pages?: Buffer[];
}

const wrongType = (limit: UploadLimit, found: Record<string, string> = {}) =>
  validationError('file', 'file_type', { accept: limit.accept.join(', '), ...found });

/** For a name that is accepted, with other content. */
const wrongContent = (limit: UploadLimit, extension: string, content: string | undefined) =>
  wrongType(
    limit,
    content
      ? { case: 'content', extension, content: content.toUpperCase() }
      : { case: 'unknown_content', extension },
  );

/** Checks before the first byte: the name's extension, then the size. */
export function checkHead(name: string, size: number, limit: UploadLimit): void {
  if (!limit.accept.includes(extensionOf(name))) throw wrongType(limit);
  if (!fits(limit, size)) throw validationError('file', 'file_size', { max: formatLimit(limit.max) });
}

/** Cheap checks in this order: extension, size, content. Returns the content's type. */
export async function checkFile(
  path: string,
  name: string,
  size: number,
  limit: UploadLimit,
): Promise<string> {
  checkHead(name, size, limit);
  const extension = extensionOf(name);
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (limit.exact && found?.mime === 'image/apng') throw validationError('file', 'file_moves');
  if (!found || found.mime !== MIME[extension]) throw wrongContent(limit, extension, found?.ext);
  return found.mime;
}

/** Path of the re-encoded picture: a file, so that memory does not grow with its size. */
const wholeBeside = (path: string): string => `${path}.whole`;

/** Measures a picture after rotation, refuses decompression bombs and wrong sizes, and re-encodes it without metadata. */
async function workImage(path: string, mime: string, limit: UploadLimit, owner: string): Promise<Worked> {
  const { width, height, all } = await quickLane.run(owner, () => measure(path, mime, limit));
  return pictureLane(all).run(owner, async () => {
    try {
      const whole = wholeBeside(path);
      if (limit.exact && mime === 'image/png') await plainPng(path, whole);
      else await reencode(path, mime, whole);
      return { mime, width, height, whole, thumbnails: await thumbnails(path) };
    } catch (error) {
      throw isUnwritten(error) ? diskFull() : validationError('file', 'file_broken');
    }
  });
}

async function measure(
  path: string,
  mime: string,
  limit: UploadLimit,
): Promise<{ width: number; height: number; all: { width: number; height: number } }> {
  const found = await sharp(path, { limitInputPixels: false, animated: mime === 'image/gif' })
    .metadata()
    .catch(() => undefined);
  if (!found?.width || !found.height) throw validationError('file', 'file_broken');
  const frames = found.pages ?? 1;
  if (frames > FRAMES || found.width * found.height > PIXELS) throw validationError('file', 'file_animation');
  const frameHeight = found.pageHeight ?? found.height;
  const turned = (found.orientation ?? 1) >= 5;
  const [width, height] = turned ? [frameHeight, found.width] : [found.width, frameHeight];
  const { pixels, ratio } = limit;
  if (pixels && (width !== pixels.width || height !== pixels.height))
    throw validationError('file', 'file_pixels', { ...pixels });
  if (ratio && Math.abs(height - (width * ratio.height) / ratio.width) > 1)
    throw validationError('file', 'file_pixels', { ...ratio });
  return { width, height, all: { width: found.width, height: found.height } };
}

/** Tables made for the one picture would halve what a JPEG is written in, to save 6 % of its bytes. */
function reencode(path: string, mime: string, to: string): Promise<unknown> {
  const picture = sharp(path, {
    failOn: 'warning',
    limitInputPixels: PIXELS,
    animated: mime === 'image/gif',
    sequentialRead: true,
  }).autoOrient();
  if (mime === 'image/gif') return picture.gif().toFile(to);
  const coloured = picture.toColourspace('srgb');
  return mime === 'image/png'
    ? coloured.png({ compressionLevel: 6 }).toFile(to)
    : coloured.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }).toFile(to);
}

/** Decodes once for the largest size; smaller ones are made from it. */
export async function thumbnails(picture: string | Buffer): Promise<Worked['thumbnails']> {
  const [largest, ...smaller] = THUMBNAILS;
  const first = await sharp(picture, { limitInputPixels: PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width: largest, height: largest * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = first.info;
  const from = () => sharp(first.data, { raw: { width, height, channels } });
  const sizes: Worked['thumbnails'] = [];
  // One after the other, because each would occupy a thread.
  for (const size of [largest, ...smaller]) {
    const data = await from()
      .resize({ width: size, withoutEnlargement: true })
      .webp({ quality: 80, effort: EFFORT })
      .toBuffer();
    sizes.push({ width: size, data });
  }
  return sizes;
}

const resized = (picture: Sharp, width: number) =>
  picture.resize({ width, withoutEnlargement: true }).webp({ quality: 80 });

/** A stored picture in a smaller width, as webp. */
export async function narrowed(from: Readable, width: number): Promise<Buffer> {
  const picture = resized(sharp({ limitInputPixels: PIXELS }), width);
  const [data] = await Promise.all([picture.toBuffer(), pipeline(from, picture)]);
  return data;
}

/**
 * Refuses a document with active content or more pages than the limit, and renders its first page in every width, the
 * others of a limited number in the largest. Documents of all members are read one after the other; refuses with BUSY when
 * too many wait.
 */
export const workDocument = (
  path: string,
  mime: string,
  owner: string,
  most: number | undefined,
): Promise<Worked> =>
  documentLane.run(owner, async () => {
    const {
      facts,
      pictures: [picture, ...others],
    } = await readPdf(path, most);
    const pages = [];
    for (const other of others)
      pages.push(await resized(sharp(other, { limitInputPixels: PIXELS }), PAGE_WIDTH).toBuffer());
    const wide = [];
    for (const width of WIDTHS) {
      const data = await resized(sharp(picture, { limitInputPixels: PIXELS }), width).toBuffer();
      wide.push({ width, data });
    }
    const small = await thumbnails(picture);
    return {
      mime,
      width: null,
      height: null,
      whole: undefined,
      thumbnails: [...wide, ...small],
      document: facts,
      pages,
    };
  });

/** Checks and converts a received file, in the lane of its kind. */
export const workFile = (path: string, mime: string, limit: UploadLimit, owner: string): Promise<Worked> =>
  mime === 'application/pdf'
    ? workDocument(path, mime, owner, limit.pages)
    : workImage(path, mime, limit, owner);

/** Paths of a received file and of the converted one beside it. */
export const wholeAndBeside = (path: string): string[] => [path, wholeBeside(path)];
