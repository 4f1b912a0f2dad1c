import type { Language } from './text';

const MINUTE = 60;
const HOUR = 3600;

/** In zh-CN `long` would be 秒钟, and Intl leaves out the space that all texts have after a number. */
const count = (language: Language, unit: 'second' | 'minute' | 'hour', value: number) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: language === 'en' ? 'long' : 'short',
  })
    .format(value)
    .replace(/(\d)(?=\p{L})/u, '$1 ');

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
