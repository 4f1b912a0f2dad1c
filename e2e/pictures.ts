import sharp from 'sharp';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const hueOf = (text: string) => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;

/** A small PNG for the file chooser; its colour depends on its name, so that pictures can be told apart. */
export async function png(name: string, width = 240, height = 180): Promise<PictureFile> {
  const { r, g, b } = colourOf(hueOf(name));
  const buffer = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

export const pngs = (...names: string[]): Promise<PictureFile[]> =>
  Promise.all(names.map((name) => png(name)));

/** A PNG of noise, which does not compress: about 3 bytes a pixel. */
export async function noise(name: string, bytes: number): Promise<PictureFile> {
  const side = Math.ceil(Math.sqrt(bytes / 3));
  const buffer = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

function colourOf(hue: number): { r: number; g: number; b: number } {
  const channel = (at: number) => Math.round(150 + 90 * Math.cos(((hue - at) * Math.PI) / 180));
  return { r: channel(0), g: channel(120), b: channel(240) };
}
