import { useEffect, useState } from 'react';

/** When the next code may be requested, by key. The server enforces the time; this only displays it. */
const untils = new Map<string, number>();

const left = (key: string) => Math.max(0, Math.ceil(((untils.get(key) ?? 0) - Date.now()) / 1000));

/** Seconds left for a key, and a function that starts them. */
export function useCountdown(key: string): [number, (seconds: number) => void] {
  const [, tick] = useState(0);
  const seconds = left(key);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), 1000);
    return () => clearTimeout(timer);
  });
  const start = (from: number) => {
    untils.set(key, Date.now() + from * 1000);
    tick((count) => count + 1);
  };
  return [seconds, start];
}
