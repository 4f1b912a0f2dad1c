import { useEffect, useState } from 'react';

const SECOND = 1000;
const DAY = 86_400_000;

interface Answer {
  data?: { now: string } | undefined;
  /** When it arrived, by the device's clock. */
  dataUpdatedAt: number;
  refetch?: () => unknown;
}

/** Pages that are open in many places ask again within these ms, not all at once. */
const SPREAD = 3 * SECOND;

/**
 * The server's clock, by the device's and how far it was off when the answer arrived; ticks every second. When one of the
 * moments passes, the answer is asked for again: what the server derives from the time, such as actions, turns with it.
 */
export function useServerClock(
  { data, dataUpdatedAt, refetch }: Answer,
  moments: readonly string[] = [],
): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const answered = data ? Date.parse(data.now) : dataUpdatedAt;
  // The last tick may be older than the answer, whose own moment is the earliest that it can be.
  const server = data ? answered + Math.max(0, now - dataUpdatedAt) : now;
  const passed = moments.some((moment) => Date.parse(moment) > answered && Date.parse(moment) <= server);
  useEffect(() => {
    if (!passed || !refetch) return;
    const timer = setTimeout(() => void refetch(), Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [passed, refetch]);
  return server;
}

/** The moments at which projects and campaigns turn. */
export const turnsOf = (periods: readonly { opens_at: string; closes_at: string }[]): string[] =>
  periods.flatMap(({ opens_at, closes_at }) => [opens_at, closes_at]);

/** Days, and `HH:MM:SS` beyond them. */
export function leftOf(ms: number): { days: number; clock: string } {
  const whole = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  return { days: Math.floor(whole / DAY), clock: new Date(whole % DAY).toISOString().slice(11, 19) };
}
