import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  className: string;
  /** Whether it is what somebody came for. */
  now?: boolean;
  children: ReactNode;
}

/** Mounts what it holds when its place comes near the screen: most visitors decide at the top of the page. */
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
