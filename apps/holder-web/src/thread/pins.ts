import type { DraftPage, Pin } from '@ipw/domain';

/** A pin or box that is not sent yet. */
export type DraftPin = Omit<Pin, 'mark_id' | 'state' | 'replies'>;
export interface Point {
  x: number;
  y: number;
}

/** A movement below this fraction of the picture is a click. */
const CLICK = 0.015;
const SMALLEST = 0.02;

const within = (value: number, most = 1): number =>
  Math.round(Math.min(Math.max(value, 0), most) * 1e4) / 1e4;

/** What a press at one point and a release at another marks: a pin, or a box between them. */
export function drawn(
  { image_id, page }: Pick<DraftPage, 'image_id' | 'page'>,
  from: Point,
  to: Point,
): DraftPin {
  const [w, h] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (w < CLICK && h < CLICK)
    return { image_id, page, x: within(from.x), y: within(from.y), w: null, h: null, text: '' };
  const [x, y] = [within(Math.min(from.x, to.x)), within(Math.min(from.y, to.y))];
  return {
    image_id,
    page,
    x,
    y,
    w: within(Math.max(w, SMALLEST), 1 - x),
    h: within(Math.max(h, SMALLEST), 1 - y),
    text: '',
  };
}

const STEP = 0.01;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A pin after an arrow key: moved, or with Shift grown or shrunk as a box. Other keys leave it: undefined. */
export function nudged(pin: DraftPin, key: string, shift: boolean): DraftPin | undefined {
  const by = ARROWS[key];
  if (!by) return undefined;
  if (!shift)
    return {
      ...pin,
      x: within(pin.x + by.x, 1 - (pin.w ?? 0)),
      y: within(pin.y + by.y, 1 - (pin.h ?? 0)),
    };
  const [w, h] = [(pin.w ?? 0) + by.x, (pin.h ?? 0) + by.y];
  if (w <= 0 && h <= 0) return { ...pin, w: null, h: null };
  return {
    ...pin,
    w: within(Math.max(w, SMALLEST), 1 - pin.x),
    h: within(Math.max(h, SMALLEST), 1 - pin.y),
  };
}
