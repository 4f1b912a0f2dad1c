import { useEffect, useState } from 'react';
import { idEnd } from '../components/id-end';
import { useT } from '../i18n/locale';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE = 350;
const pathNow = () => window.location.hash.split('?')[0];

/** A search field that filters after a pause in typing and is cleared with the filters. */
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
      // The next page may still be loading; a late filter must not navigate back.
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

/** The first or last day of a period, both included. */
export function Day({ label, value, onChange }: Props) {
  return (
    <label className="day-filter">
      <span>{label}</span>
      <input type="date" value={value} max="9999-12-31" onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** Shown when a link has filtered the list to one record. */
export function OneRecord({ label, id, onClear }: { label: string; id: string; onClear: () => void }) {
  const t = useT();
  return (
    <button type="button" className="button record-filter" title={id} onClick={onClear}>
      {label} <code>{idEnd(id)}</code>
      <span aria-hidden>×</span>
      <span className="sr-only">{t('filter.clear')}</span>
    </button>
  );
}
