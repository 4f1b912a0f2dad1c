import type { Rng } from '../drawing/rng';
import { blob, box, ellipse, fill, group, poly, twin } from '../drawing/svg';

/** The outline of the face. */
export function outline(r: Rng): string {
  return r.pick([
    blob([
      [256, 112],
      [332, 140],
      [352, 216],
      [332, 290],
      [256, 334],
      [180, 290],
      [160, 216],
      [180, 140],
    ]),
    box(164, 116, 184, 214, 88),
    blob(
      [
        [256, 114],
        [336, 140],
        [350, 214],
        [312, 300],
        [256, 338],
        [200, 300],
        [162, 214],
        [176, 140],
      ],
      0.85,
    ),
  ]);
}

/** The neck, in the colour of shade. */
export function neck(dark: string): string {
  return fill(box(212, 290, 88, 110, 30), dark);
}

/** One ear in the light and one in shade. */
export function ears(skin: string, dark: string): string {
  return twin((s) => fill(ellipse(256 + s * 96, 232, 18, 26), s > 0 ? dark : skin));
}

/** The half of the face in shade, and both cheeks. */
export function half(id: string, face: string, dark: string): string {
  return (
    `<clipPath id="${id}f"><path d="${face}"/></clipPath>` +
    group(
      `clip-path="url(#${id}f)"`,
      fill(
        poly([
          [268, 80],
          [248, 180],
          [284, 262],
          [252, 276],
          [262, 360],
          [420, 360],
          [420, 80],
        ]),
        dark,
      ) + twin((s) => fill(ellipse(256 + s * 62, 268, 26, 18), '#E2735F', 'opacity=".5"')),
    )
  );
}
