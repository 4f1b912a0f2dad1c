import { COOPERATION } from '@ipw/domain';
import { Button, TextField } from '@ipw/ui';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useT } from '../i18n/catalogue';
import { type NamedPage, placeOf } from './draft-pages';
import { type DraftPin, drawn, nudged, type Point } from './pins';

interface Props {
  /** The picture, or the page of a document. */
  on: NamedPage;
  /** Pins on it. */
  pins: readonly DraftPin[];
  /** Number of the first pin; pictures and pages of a round number theirs in a row. */
  first: number;
  onChange: (pins: readonly DraftPin[]) => void;
  /** Whether a further pin fits. */
  full: boolean;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

const styleOf = ({ x, y, w, h }: DraftPin) => ({
  left: `${String(x * 100)}%`,
  top: `${String(y * 100)}%`,
  ...(w !== null && { width: `${String(w * 100)}%`, height: `${String((h ?? 0) * 100)}%` }),
});

/** Pins and boxes on a picture with a comment each: drawn with the pointer, or added and moved with the keyboard. */
export function PinBoard({ on, pins, first, onChange, full }: Props) {
  const t = useT();
  const id = useId();
  const board = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Point>();
  const [end, setEnd] = useState<Point>();
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = board.current!.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };
  const replace = (at: number, pin: DraftPin) => onChange(pins.map((one, n) => (n === at ? pin : one)));
  const add = (pin: DraftPin) => {
    onChange([...pins, pin]);
    // The comment of the new pin is what comes next.
    requestAnimationFrame(() => document.getElementById(`${id}-${String(pins.length)}`)?.focus());
  };
  const remove = (at: number) => onChange(pins.filter((_, n) => n !== at));
  const press = (at: number) => (event: KeyboardEvent) => {
    const moved = nudged(pins[at]!, event.key, event.shiftKey);
    if (moved) {
      event.preventDefault();
      replace(at, moved);
    }
    if (event.key === 'Delete') remove(at);
  };
  return (
    <div className="pin-board">
      <div
        ref={board}
        className="pin-stage"
        data-drawing={!full || undefined}
        onPointerDown={(event) => {
          if (full || event.button !== 0 || (event.target as HTMLElement).closest('button')) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setStart(pointOf(event));
          setEnd(pointOf(event));
        }}
        onPointerMove={(event) => start && setEnd(pointOf(event))}
        onPointerUp={(event) => {
          if (!start) return;
          setStart(undefined);
          add(drawn(on, start, pointOf(event)));
        }}
        onPointerCancel={() => setStart(undefined)}
      >
        <img src={on.path} alt={on.name} draggable={false} />
        {start && end && <span className="pin-box pin-drawing" style={styleOf(drawn(on, start, end))} />}
        {pins.map((pin, at) => (
          <button
            key={at}
            type="button"
            className={pin.w === null ? 'pin' : 'pin pin-box'}
            style={styleOf(pin)}
            onKeyDown={press(at)}
            onClick={() => document.getElementById(`${id}-${String(at)}`)?.focus()}
            aria-describedby={`${id}-help`}
            aria-label={placeOf(t, pin, first + at)}
          >
            <span>{first + at}</span>
          </button>
        ))}
      </div>
      <p className="ui-soft" id={`${id}-help`}>
        {t('thread.pin_help')}
      </p>
      <ol className="pin-texts">
        {pins.map((pin, at) => (
          <li key={at}>
            <TextField
              id={`${id}-${String(at)}`}
              name={`pin-${String(first + at)}`}
              label={t(pin.w === null ? 'thread.pin_text' : 'thread.box_text', { number: first + at })}
              maxLength={COOPERATION.mark}
              value={pin.text}
              onChange={(text) => replace(at, { ...pin, text })}
              onKeyDown={(event) => {
                // Enter would submit the form of the answer; during a composition it belongs to the input method.
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
              }}
            />
            <Button small look="quiet" onClick={() => remove(at)}>
              {t('thread.pin_remove', { number: first + at })}
            </Button>
          </li>
        ))}
      </ol>
      <div>
        <Button small disabled={full} onClick={() => add(drawn(on, MIDDLE, MIDDLE))}>
          {t('thread.pin_add')}
        </Button>
      </div>
    </div>
  );
}
