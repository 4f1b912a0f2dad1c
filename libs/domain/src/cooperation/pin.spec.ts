/** Places of pins: fractions of a picture's sides, as numbers or as decimal text. */
import { ulid } from '../core/ulid';
import { pinInput } from './cooperation.schema';

const pin = (place: object) =>
  pinInput.safeParse({ image_id: ulid(), text: '尾巴太短', x: 0.5, y: 0.5, ...place });

it.each([{ x: 0 }, { x: 1, y: '1' }, { x: '0.25' }, { w: 0.5, h: '0.5' }])('takes %j', (place) => {
  expect(pin(place).success).toBe(true);
});

it.each([
  { x: '0x1' },
  { x: ' ' },
  { x: '' },
  { x: '1e-1' },
  { x: '-0' },
  { x: 'NaN' },
  { x: 1.01 },
  { x: -0.01 },
  { x: null },
  { w: 0.5 },
  { w: 0.6, h: 0.1 },
])('refuses %j', (place) => {
  expect(pin(place).success).toBe(false);
});
