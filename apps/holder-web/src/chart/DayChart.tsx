import { useId, useState, type PointerEvent } from 'react';
import { useLanguage } from '../i18n/catalogue';
import { shortDayOf } from '../i18n/when';
import './chart.css';

/** Height of the drawing; a day is `STEP` units wide and scaled to the screen. */
const HEIGHT = 100;
const STEP = 10;
const GAP = 2;

/** A round number not below the largest value, whose half is a whole number. */
function topOf(most: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 4, 6, 8, 10].map((step) => step * size).find((top) => top >= Math.max(most, 2)) ?? most;
}

interface Props {
  days: readonly { day: string; count: number }[];
  /** A description of the chart: first and last day, and the largest value. */
  describe: (shown: { from: string; to: string; most: number }) => string;
}

/** One bar a day. A sentence below describes the chart; the caller shows the numbers beside it. */
export function DayChart({ days, describe }: Props) {
  const language = useLanguage();
  const titled = useId();
  const [at, setAt] = useState<number | null>(null);
  const most = days.reduce((largest, { count }) => Math.max(largest, count), 0);
  const top = topOf(most);
  const last = days.length - 1;
  // A shorter period may follow while the pointer rests on a day beyond its end.
  const shown = days[Math.min(at ?? last, last)]!;
  const day = (index: number) => shortDayOf(days[index]!.day, language);
  const follow = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    setAt(Math.min(last, Math.max(0, index)));
  };
  return (
    <figure className="day-chart">
      <p aria-hidden="true">
        {shortDayOf(shown.day, language)} <strong>{shown.count}</strong>
      </p>
      <div>
        <ul aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <li key={value}>{value}</li>
          ))}
        </ul>
        <svg
          viewBox={`0 0 ${String(days.length * STEP)} ${String(HEIGHT)}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titled}
          onPointerMove={follow}
          onPointerLeave={() => setAt(null)}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1={0} x2={days.length * STEP} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
          ))}
          {days.map(({ day: key, count }, index) => {
            const height = (count / top) * HEIGHT;
            return (
              <rect
                key={key}
                x={index * STEP + GAP / 2}
                y={HEIGHT - height}
                width={STEP - GAP}
                height={height}
                data-shown={index === at || undefined}
              />
            );
          })}
        </svg>
      </div>
      <p className="day-chart-days" aria-hidden="true">
        {[...new Set([0, Math.floor(last / 2), last])].map((index) => (
          <span key={index}>{day(index)}</span>
        ))}
      </p>
      <figcaption id={titled} className="ui-hidden">
        {describe({ from: day(0), to: day(last), most })}
      </figcaption>
    </figure>
  );
}
