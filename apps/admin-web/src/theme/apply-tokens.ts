import { tokens } from '@ipw/ui';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Sets every design token as a CSS custom property (`paperRaised` → `--paper-raised`), sizes in px. */
export function applyTokens(): void {
  for (const [name, value] of Object.entries(tokens))
    document.documentElement.style.setProperty(
      `--${kebab(name)}`,
      typeof value === 'number' ? `${value}px` : value,
    );
}
