import { useEffect, useState } from 'react';

const SECOND = 1000;
const DAY = 86_400_000;

interface Answer {
  data?: { now: string } | undefined;
  /** When it arrived, by the device's clock. */
  dataUpdatedAt: number;
}

/** The server's clock, by the device's and how far it was off when the answer arrived; ticks every second. */
export function useServerClock({ data, dataUpdatedAt }: Answer): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return data ? now + Date.parse(data.now) - dataUpdatedAt : now;
}

/** Days, and `HH:MM:SS` beyond them. */
export function leftOf(ms: number): { days: number; clock: string } {
  const whole = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  return { days: Math.floor(whole / DAY), clock: new Date(whole % DAY).toISOString().slice(11, 19) };
}
