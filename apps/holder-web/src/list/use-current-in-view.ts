import { useEffect, useRef } from 'react';

/** The ref of a bar of links that scrolls on a phone: the link of the current page is in its middle. */
export function useCurrentInView(current: string | undefined) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) bar.current!.scrollLeft = link.offsetLeft - (bar.current!.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return bar;
}
