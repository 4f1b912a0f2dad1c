import { tokens } from '@ipw/ui';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every design token as a custom property (`paperRaised` → `--paper-raised`), measures in px. */
export function applyTokens(): void {
  for (const [name, value] of Object.entries(tokens))
    document.documentElement.style.setProperty(
      `--${kebab(name)}`,
      typeof value === 'number' ? `${value}px` : value,
    );
}
