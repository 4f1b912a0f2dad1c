import { tokens } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens as CSS custom properties: `paperRaised` → `--ui-paper-raised`; sizes in px. */
export const themeCss = (): string =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--ui-${kebab(name)}:${typeof value === 'number' ? `${String(value)}px` : value}`)
    .join(';')}}`;
