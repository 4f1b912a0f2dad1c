import { extensionOf } from '@ipw/domain';
import { noteChange } from '@ipw/ui';

/** A part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** High-density screens show twice the pixels; more is not visible. */
const MOST = 2;

/**
 * The stored size of a crop: the required one, or twice that where the picture has the pixels and only the ratio is
 * required.
 */
export const keptSize = (area: Size, wanted: Size, exact: boolean): Size => {
  const times = !exact && area.width >= wanted.width * MOST ? MOST : 1;
  return { width: wanted.width * times, height: wanted.height * times };
};

/** The part of a picture as a new file, rotated upright, on white where it is transparent. */
export async function cropped(file: File, area: Area, size: Size): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob) throw new Error('the browser could not write the picture');
  const name = file.name.slice(0, file.name.length - extensionOf(file.name).length);
  return noteChange(new File([blob], `${name}.jpg`, { type: blob.type }), 'cropped');
}
