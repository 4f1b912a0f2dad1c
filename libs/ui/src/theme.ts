import { tokens } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens as custom properties: `paperRaised` → `--ui-paper-raised`; measures in px. */
export const themeCss = (): string =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--ui-${kebab(name)}:${typeof value === 'number' ? `${String(value)}px` : value}`)
    .join(';')}}`;
