/** Goes on to a part of the page: it scrolls into view and has the focus, so that the keyboard goes on from there. */
export function jumpTo(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  part.focus({ preventScroll: true });
}
