import { characterArt } from './character';
import { PALETTES, shade, tint } from './drawing/palette';
import { box, document, ellipse, fill } from './drawing/svg';

/** Round windows side by side: centre and radius; the middle one stands in front. */
const WINDOWS = [
  [118, 176, 96],
  [482, 176, 96],
  [300, 150, 130],
] as const;

/**
 * A side banner, twice as wide as high: three figures in round windows. Its text is shown below it in the reader's language.
 */
export function bannerArt(seeds: readonly [number, number, number]): string {
  const ground = PALETTES[seeds[2] % PALETTES.length]!.ground;
  const windows = WINDOWS.map(([x, y, r], index) => {
    const size = 2 * r;
    const figure = Buffer.from(characterArt(seeds[index]!, { size, mood: 'plain' })).toString('base64');
    return (
      fill(ellipse(x, y, r + 8), tint(ground, 0.5)) +
      `<clipPath id="window-${String(index)}"><path d="${ellipse(x, y, r)}"/></clipPath>` +
      `<image x="${String(x - r)}" y="${String(y - r)}" width="${String(size)}" height="${String(size)}" clip-path="url(#window-${String(index)})" href="data:image/svg+xml;base64,${figure}"/>`
    );
  });
  return document({ w: 600, h: 300 }, '', fill(box(0, 0, 600, 300), tint(ground, 0.5)) + fill(box(0, 214, 600, 86), shade(ground, 0.06)) + windows.join(''));
}
