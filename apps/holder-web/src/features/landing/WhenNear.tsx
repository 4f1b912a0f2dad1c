import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Mounts what it holds when its place comes near the screen: most visitors decide at the top of the page. */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
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
