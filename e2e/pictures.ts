import sharp from 'sharp';

export interface PictureFile {
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

/** A picture of shapes that depends on its name: no two look alike. */
export async function scene(name: string): Promise<PictureFile> {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32) * most;
  };
  const circle = () =>
    `<circle cx="${String(next(800))}" cy="${String(next(600))}" r="${String(30 + next(140))}" fill="hsl(${String(next(360))},60%,${String(20 + next(60))}%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#ddd"/>${Array.from({ length: 16 }, circle).join('')}</svg>`;
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** A copy of a picture as a thief sends it: cropped, darker, with text over it, compressed. */
export async function stolen({ buffer }: PictureFile, name: string): Promise<PictureFile> {
  const { width, height } = await sharp(buffer).metadata();
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><text x="8" y="44" font-size="40" fill="white">MINE 2026</text></svg>`;
  const cut = { left: Math.round(width * 0.05), top: Math.round(height * 0.05) };
  const copy = await sharp(buffer)
    .extract({ ...cut, width: Math.round(width * 0.9), height: Math.round(height * 0.9) })
    .modulate({ brightness: 0.85 })
    .composite([{ input: Buffer.from(text), gravity: 'southeast' }])
    .jpeg({ quality: 60 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer: copy };
}
