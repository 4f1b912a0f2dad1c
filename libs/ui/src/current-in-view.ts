import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a menu, never the page, so that the entry of the open page, or of the page it belongs to, is visible after each change of the route. */
export function useCurrentInView<E extends HTMLElement>(place: string): RefObject<E | null> {
  const menu = useRef<E>(null);
  useEffect(() => {
    const link = menu.current?.querySelector('[aria-current]');
    if (!menu.current || !link) return;
    const [frame, box] = [menu.current.getBoundingClientRect(), link.getBoundingClientRect()];
    const seen =
      box.left >= frame.left &&
      box.right <= frame.right &&
      box.top >= frame.top &&
      box.bottom <= frame.bottom;
    if (seen) return;
    menu.current.scrollBy({
      left: box.left + box.width / 2 - frame.left - frame.width / 2,
      top: box.top + box.height / 2 - frame.top - frame.height / 2,
      behavior: 'instant',
    });
  }, [place]);
  return menu;
}
