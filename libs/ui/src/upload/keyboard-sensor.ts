import { KeyboardSensor, type KeyboardCoordinateGetter, type KeyboardSensorProps } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/**
 * Takes every key after an item was lifted. The library's sensor begins to listen in a timer, which a busy browser runs only
 * after the next key: keys pressed until then are stored and repeated.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    const store = (event: KeyboardEvent) => {
      if (event === props.event) return;
      event.preventDefault();
      event.stopPropagation();
      early.push(event);
    };
    document.addEventListener('keydown', store, true);
    // Timers run in the order they were set, so the library listens by now. Each key waits for what the one before changed.
    setTimeout(() => {
      document.removeEventListener('keydown', store, true);
      for (const { code, key } of early)
        setTimeout(() =>
          document.dispatchEvent(new KeyboardEvent('keydown', { code, key, cancelable: true })),
        );
    });
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right go through the order, from row to row; up and down go to the nearest row. The item is put over the next one's centre. */
export const inOrder: KeyboardCoordinateGetter = (event, args) => {
  const step = STEPS[event.code];
  if (!step) return sortableKeyboardCoordinates(event, args);
  event.preventDefault();
  const { active, over, collisionRect, droppableRects } = args.context;
  const { items } = active?.data.current?.['sortable'] as { items: string[] };
  const next = items[items.indexOf(String(over?.id ?? args.active)) + step];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  if (!rect || !collisionRect) return undefined;
  const { width, height } = collisionRect;
  return { x: rect.left + (rect.width - width) / 2, y: rect.top + (rect.height - height) / 2 };
};
