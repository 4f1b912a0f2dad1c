import { stroke } from './drawing/svg';

/** The two characters of the specimen mark as brush strokes in a 100-unit square, so that no font is needed. */
const YANG = 'M22 8V94M4 30H40M22 34Q16 54 4 66M22 36Q30 50 40 58M56 8L63 22M86 6L78 22M48 28H94M52 48H90M44 70H98M71 28V96';
const BEN = 'M8 30H92M50 6V94M50 32Q36 60 6 78M50 32Q64 60 94 78M32 74H68';

/** Draws the mark; x and y are its top left corner, `size` the height of one character. */
export function specimenMark(x: number, y: number, size: number, color: string, weight = 8, vertical = false): string {
  const one = (d: string, dx: number, dy: number) => `<g transform="translate(${x + dx} ${y + dy}) scale(${size / 100})">${stroke(d, color, weight)}</g>`;
  const step = size * 1.12;
  return one(YANG, 0, 0) + (vertical ? one(BEN, 0, step) : one(BEN, step, 0));
}
