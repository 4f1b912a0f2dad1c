import { shoulders, wear } from './avatar/clothes';
import { brows, eyes, mouth, nose } from './avatar/features';
import { ground } from './avatar/ground';
import { HAIR } from './avatar/hair';
import { HATS } from './avatar/hats';
import { ears, half, neck, outline } from './avatar/head';
import { beard, brush, glasses, jewel } from './avatar/trimmings';
import { PALETTES, shade } from './drawing/palette';
import { cycle, rng } from './drawing/rng';
import { document, fill, grain, group, idOf } from './drawing/svg';

const SKINS = ['#F6D8BF', '#EDC3A0', '#D8A079', '#B67C55', '#8F5B3E', '#F3CDB6'] as const;

export interface AvatarOptions {
  /** Width and height in pixels. */
  size: number;
}

/** The portrait of an imaginary artist, cut from flat shapes: half the face in shade, a tool of the trade behind. */
export function avatarArt(seed: number, { size }: AvatarOptions): string {
  const whole = Math.trunc(seed) >>> 0,
    r = rng(whole + 517),
    id = idOf('a', seed),
    p = cycle(PALETTES, whole, 7);
  const skin = r.pick(SKINS),
    grey = r.chance(0.2);
  const hairColor = grey ? r.pick(['#D9D3CB', '#A9A39D']) : r.pick(['#221E22', '#33241F', '#5A3527', '#2A2F45', '#7A3B2A']);
  const hair = cycle(HAIR, whole, 3)(hairColor),
    coat = p.main,
    dark = shade(skin, 0.24);
  // The random parts draw from one source, so their order here determines the picture.
  const face = outline(r),
    wall = ground(r, p),
    worn = wear(r, p, coat),
    gaze = eyes(r),
    browline = brows(r, hairColor),
    lips = mouth(r);
  const whiskers = beard(whole, hairColor);
  const hat = whole % 4 === 0 ? cycle(HATS, Math.floor(whole / 4))(p.pop) : '';
  const bust =
    brush(whole, p) +
    hair.back +
    shoulders(coat) +
    neck(dark) +
    worn +
    ears(skin, dark) +
    fill(face, skin) +
    half(id, face, dark) +
    gaze +
    (whiskers || lips) +
    nose(skin) +
    hair.front +
    browline +
    glasses(whole, p) +
    jewel(whole, p) +
    hat;
  return document({ w: 512, h: 512, width: size, height: size }, 'Portrait', wall + group('transform="translate(256 286) scale(1.08) translate(-256 -272)"', bust) + grain(id, whole, 512, 512, 0.13));
}
