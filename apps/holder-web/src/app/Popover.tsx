import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import './popover.css';

interface PopoverProps {
  label: string;
  /** Content of the button; the label remains its accessible name. */
  button: ReactNode;
  /** The panel's content; `close` closes it with the focus on the button. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** On wide screens only: where the main menu is folded, it contains this itself. */
  wide?: boolean;
}

/** A button that opens a small panel below it; Escape and a click outside close it. */
export function Popover({ label, button, children, wide }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return (
    <div className={wide ? 'app-popover app-bar-wide' : 'app-popover'} ref={root}>
      <button
        type="button"
        className="app-bar-button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={id} className="app-popover-panel" hidden={!open}>
        {open ? (typeof children === 'function' ? children(close) : children) : null}
      </div>
    </div>
  );
}
