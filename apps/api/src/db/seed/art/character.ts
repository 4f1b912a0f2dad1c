import { PLAIN, SCENES } from './backdrop';
import { EYES, MOUTHS, face } from './drawing/face';
import { bird } from './figures/bird';
import { cub } from './figures/cub';
import { dragon } from './figures/dragon';
import { dumpling } from './figures/dumpling';
import type { Figure } from './figures/kit';
import { lantern } from './figures/lantern';
import { lionDance } from './figures/lion-dance';
import { masked } from './figures/masked';
import { moon } from './figures/moon';
import { mountain } from './figures/mountain';
import { mushroom } from './figures/mushroom';
import { potted } from './figures/potted';
import { ram } from './figures/ram';
import { robot } from './figures/robot';
import { swimmer } from './figures/swimmer';
import { teapot } from './figures/teapot';
import { tortoise } from './figures/tortoise';
import { traveller } from './figures/traveller';
import { voyager } from './figures/voyager';
import { PALETTES } from './drawing/palette';
import { STUDIOS, pen } from './drawing/pen';
import { cycle, rng } from './drawing/rng';
import { stamp } from './stamp';
import { document, grain, group, idOf } from './drawing/svg';

/** Body plans, in the order in which neighbouring seeds meet them; kin stand far apart. */
const FIGURES: readonly Figure[] = [cub, mountain, robot, bird, teapot, masked, swimmer, potted, moon, traveller, dumpling, dragon, ram, lantern, voyager, mushroom, tortoise, lionDance];

/** Plans that still read when only head and shoulders are shown. */
const BUSTS = new Set<Figure>([cub, robot, bird, masked, traveller, voyager, ram, lionDance, mountain, potted]);

export interface CharacterOptions {
  /** Width and height of the picture in pixels. */
  size: number;
  /** 'plain' is key art on a flat ground, 'scene' puts the character in its world. */
  mood?: 'plain' | 'scene';
}

/** Square key art of one character; eighteen body plans, so any eighteen seeds in a row differ in kind. */
export function characterArt(seed: number, options: CharacterOptions): string {
  const whole = Math.trunc(seed) >>> 0,
    round = Math.floor(whole / FIGURES.length);
  const id = idOf(options.mood === 'scene' ? 's' : 'c', seed);
  const palette = cycle(PALETTES, whole, 5);
  const studio = cycle(STUDIOS, whole + round, 4);
  const figure = cycle(FIGURES, whole);
  const eyes = cycle(EYES, whole + round, 3),
    mouth = cycle(MOUTHS, whole + round * 2, 2);
  const back = options.mood === 'scene' ? cycle(SCENES, whole + round, 3) : cycle(PLAIN, whole + round * 2, 4);
  const close = options.mood !== 'scene' && BUSTS.has(figure) && (whole + round) % 4 === 1;
  const draw = (mask: boolean) => {
    const r = rng(whole),
      tool = pen(studio, palette, mask ? `${id}m` : id, mask);
    const body = figure({
      pen: tool,
      r,
      p: palette,
      face: (x, y, s, o) => face(tool, palette, r, x, y, s, { eyes, mouth, ...o }),
    });
    const place = close ? 'translate(256 300) scale(1.26) translate(-256 -258)' : 'translate(256 262) scale(.94) translate(-256 -256)';
    return group(`transform="${place}"` + (studio.rough === 'none' ? '' : ` filter="url(#${id}r)"`), body);
  };
  const edge = studio.cut ? draw(true) : '';
  const figureArt = draw(false);
  const body =
    `<defs>${pen(studio, palette, id).defs()}</defs>` + back(palette, rng(whole + 101)) + edge + figureArt + (whole % 4 === 1 ? stamp(448, 448, rng(whole)) : '') + grain(id, whole, 512, 512);
  return document({ w: 512, h: 512, width: options.size, height: options.size }, 'Character key art', body);
}
