import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  className: string;
  /** Mounts at once, e.g. when the address leads here. */
  now?: boolean;
  children: ReactNode;
}

/** Mounts its content when it is near the visible area, because most visitors stay at the top of the page. */
export function WhenNear({ className, now = false, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(now);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '160px' },
    );
    seen.observe(place.current!);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {near ? children : null}
    </div>
  );
}
