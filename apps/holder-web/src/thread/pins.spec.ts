import { drawn, nudged } from './pins';

const on = { image_id: 'a', page: 2 };

const pin = { ...on, x: 0.5, y: 0.5, w: null, h: null, text: '尾巴' };

describe('drawn', () => {
  it('is a pin where the pointer hardly moved, a box otherwise, and never outside the picture', () => {
    const still = drawn(on, { x: 0.3, y: 0.4 }, { x: 0.305, y: 0.4 });
    expect(still).toMatchObject({ ...on, x: 0.3, y: 0.4, w: null });
    expect(drawn(on, { x: 0.8, y: 0.6 }, { x: 0.2, y: 0.1 })).toMatchObject({
      ...on,
      x: 0.2,
      y: 0.1,
      w: 0.6,
      h: 0.5,
    });
    expect(drawn(on, { x: 0.5, y: 0.5 }, { x: 1.4, y: -3 })).toMatchObject({ x: 0.5, y: 0, w: 0.5, h: 1 });
  });
});

describe('nudged', () => {
  it('moves by a hundredth and stops at the edge', () => {
    expect(nudged(pin, 'ArrowLeft', false)).toMatchObject({ x: 0.49, y: 0.5, text: '尾巴' });
    expect(nudged({ ...pin, x: 1 }, 'ArrowRight', false)).toMatchObject({ x: 1 });
    expect(nudged({ ...pin, w: 0.5, h: 0.2 }, 'ArrowRight', false)).toMatchObject({ x: 0.5 });
  });
  it('makes a box of a pin with Shift, and a pin of an empty box', () => {
    const box = nudged(pin, 'ArrowRight', true);
    expect(box).toMatchObject({ w: 0.02, h: 0.02 });
    expect(nudged({ ...pin, w: 0.01, h: 0 }, 'ArrowLeft', true)).toMatchObject({ w: null, h: null });
  });
  it('leaves other keys alone', () => expect(nudged(pin, 'Enter', false)).toBeUndefined());
});
