/** Scrolls to a part of the page and focuses it, so that the keyboard continues from there. */
export function jumpTo(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  part.focus({ preventScroll: true });
}
