import type { Language } from './text';

const MINUTE = 60;
const HOUR = 3600;

const count = (language: Language, unit: 'second' | 'minute' | 'hour', value: number) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** Formats a waiting time (seconds), rounded up: seconds, minutes, or hours and minutes. */
export function waitWords(language: Language, seconds: number): string {
  if (seconds < 2 * MINUTE) return count(language, 'second', Math.max(1, Math.ceil(seconds)));
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < 2 * MINUTE) return count(language, 'minute', minutes);
  return count(language, 'hour', Math.ceil(seconds / HOUR));
}

/** A running countdown: `14:09`, `1:02:03`. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours
    ? `${String(hours)}:${two(minutes)}:${two(whole % MINUTE)}`
    : `${String(minutes)}:${two(whole % MINUTE)}`;
}
