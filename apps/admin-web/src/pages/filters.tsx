import { useEffect, useState } from 'react';
import { useT } from '../i18n/locale';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE = 350;
const pathNow = () => window.location.hash.split('?')[0];

/** Searches when the typing pauses, and follows when the filters are cleared. */
export function Search({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  if (sent !== value) {
    setSent(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const here = pathNow();
    const timer = setTimeout(() => {
      // The next page may still be loading behind this one: nobody is called back from it.
      if (pathNow() !== here) return;
      setSent(typed.trim());
      onChange(typed.trim());
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <input
      type="search"
      className="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** One end of a span of days; both are counted in. */
export function Day({ label, value, onChange }: Props) {
  return (
    <label className="day-filter">
      <span>{label}</span>
      <input type="date" value={value} max="9999-12-31" onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

const TAIL = 6;

/** The list is held to one record: a link led here. */
export function OneRecord({ label, id, onClear }: { label: string; id: string; onClear: () => void }) {
  const t = useT();
  return (
    <button type="button" className="button record-filter" title={id} onClick={onClear}>
      {label} <code>…{id.slice(-TAIL)}</code>
      <span aria-hidden>×</span>
      <span className="sr-only">{t('filter.clear')}</span>
    </button>
  );
}
