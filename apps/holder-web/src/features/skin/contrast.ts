import { useEffect, useState } from 'react';

/** The ratio from which large text is readable (WCAG 2.2, 1.4.3 for 14 pt bold). */
export const READABLE = 3;

type Rgb = readonly [number, number, number];

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([r, g, b]: Rgb): number => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const rgbOf = (hex: string): Rgb =>
  [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** The mean colour of the lower right part of a picture, where the drawings put the number. */
async function groundOf(path: string): Promise<Rgb | undefined> {
  const picture = new Image();
  picture.src = path;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // Transparent parts show the app's white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1, 1);
  context.drawImage(picture, width * 0.45, height * 0.5, width * 0.55, height * 0.5, 0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}

/** The contrast of a colour on a picture; undefined until both are known. */
export function useContrast(hex: string | undefined, path: string | undefined): number | undefined {
  const [ground, setGround] = useState<{ path: string; rgb: Rgb | undefined }>();
  useEffect(() => {
    if (!path) return;
    let gone = false;
    groundOf(path)
      .catch(() => undefined)
      .then(
        (rgb) => !gone && setGround({ path, rgb }),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [path]);
  if (!hex || !path || ground?.path !== path || !ground.rgb) return undefined;
  return contrastOf(rgbOf(hex), ground.rgb);
}
