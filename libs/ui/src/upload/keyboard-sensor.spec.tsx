import type { KeyboardSensorProps } from '@dnd-kit/core';
import { inOrder, PromptKeyboardSensor } from './keyboard-sensor';

const press = (code: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true }));

/** A sensor on a lifted item; moves are recorded as the codes of their keys. */
function lifted() {
  const done: string[] = [];
  const node = document.body.appendChild(document.createElement('li'));
  new PromptKeyboardSensor({
    active: 'b',
    activeNode: { node: { current: node } },
    event: new KeyboardEvent('keydown', { code: 'Space' }),
    context: { current: { collisionRect: null, scrollableAncestors: [] } },
    options: {
      coordinateGetter: ({ code }: KeyboardEvent) => {
        done.push(code);
        return { x: 0, y: 0 };
      },
    },
    onStart: () => done.push('start'),
    onMove: () => undefined,
    onEnd: () => done.push('end'),
    onCancel: () => done.push('cancel'),
  } as unknown as KeyboardSensorProps);
  return done;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

it('takes keys pressed before the library listens, in their order, once each', () => {
  const done = lifted();
  press('ArrowLeft');
  press('ArrowDown');
  press('Space');
  expect(done).toEqual(['start']);
  jest.runAllTimers();
  expect(done).toEqual(['start', 'ArrowLeft', 'ArrowDown', 'end']);
});

it('takes later keys once', () => {
  const done = lifted();
  jest.runAllTimers();
  press('ArrowRight');
  press('Escape');
  press('ArrowRight');
  jest.runAllTimers();
  expect(done).toEqual(['start', 'ArrowRight', 'cancel']);
});

const rects = new Map(
  ['a', 'b', 'c', 'd'].map((id, at) => [
    id,
    { left: (at % 2) * 100, top: Math.floor(at / 2) * 100, width: 90, height: 90 },
  ]),
);
const stepFrom = (over: string, code: string) =>
  inOrder(new KeyboardEvent('keydown', { code }), {
    active: over,
    currentCoordinates: { x: 0, y: 0 },
    context: {
      active: { id: over, data: { current: { sortable: { items: [...rects.keys()] } } } },
      over: { id: over },
      collisionRect: { ...rects.get(over)!, width: 70 },
      droppableRects: rects,
    },
  } as unknown as Parameters<typeof inOrder>[1]);

it.each([
  ['c', 'ArrowLeft', { x: 110, y: 0 }],
  ['b', 'ArrowRight', { x: 10, y: 100 }],
  ['a', 'ArrowLeft', undefined],
  ['d', 'ArrowRight', undefined],
])('goes from %s by %s through the order, from row to row', (over, code, to) => {
  expect(stepFrom(over, code)).toEqual(to);
});
