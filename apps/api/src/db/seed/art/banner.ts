import { characterArt } from './character';
import { HOUSE, PALETTES, shade, tint } from './palette';
import { box, document, ellipse, escapeXml, fill } from './svg';

/** A side banner, twice as wide as high: two lines beside a round window with a figure in it. */
export function bannerArt(seed: number, line: string, under: string): string {
  const palette = PALETTES[(Math.trunc(seed) >>> 0) % PALETTES.length]!;
  const face = `font-family="'Noto Sans CJK SC','PingFang SC',sans-serif" fill="${HOUSE.ink}"`;
  const figure = Buffer.from(characterArt(seed, { size: 260, mood: 'plain' })).toString('base64');
  return document(
    { w: 600, h: 300 },
    line,
    fill(box(0, 0, 600, 300), tint(palette.ground, 0.5)) +
      fill(ellipse(470, 150, 136), shade(palette.ground, 0.1)) +
      `<clipPath id="window"><path d="${ellipse(470, 150, 124)}"/></clipPath>` +
      `<image x="340" y="20" width="260" height="260" clip-path="url(#window)" href="data:image/svg+xml;base64,${figure}"/>` +
      `<text x="36" y="146" font-size="48" font-weight="700" ${face}>${escapeXml(line)}</text>` +
      `<text x="38" y="194" font-size="24" ${face}>${escapeXml(under)}</text>` +
      fill(box(38, 220, 44, 6, 3), HOUSE.seal),
  );
}
