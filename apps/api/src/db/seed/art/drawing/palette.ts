/** The house colours every picture is tuned to. */
export const HOUSE = {
  paper: '#FAF8F4',
  ink: '#1C1B1F',
  seal: '#B4322A',
  jade: '#2F6F5E',
  amber: '#C98A1B',
} as const;

/** Colours of one picture: two grounds, a main and a side colour, an accent, a light and the line. */
export interface Palette {
  ground: string;
  ground2: string;
  main: string;
  side: string;
  pop: string;
  pale: string;
  ink: string;
}

const row = (ground: string, ground2: string, main: string, side: string, pop: string, pale: string, ink = '#1C1B1F'): Palette => ({ ground, ground2, main, side, pop, pale, ink });

/** Sixteen palettes; a neighbour in the list is never a near relative. */
export const PALETTES: readonly Palette[] = [
  row('#F4E2CC', '#E9C59C', '#BF3B2E', '#EBB04C', '#2F6F5E', '#FFF7EA'),
  row('#D8E6DC', '#A9CBB8', '#3B8069', '#F2C983', '#D9573F', '#FCF7EA'),
  row('#2A3654', '#3D4F77', '#F3C552', '#EFE6D2', '#DE6247', '#FFF8E4', '#171A2B'),
  row('#EED8DC', '#DDAEBC', '#8E4668', '#F0A695', '#E3AE36', '#FFF4F0', '#2A1622'),
  row('#F8DDBC', '#F0B985', '#E4743C', '#FBEBD0', '#2E6173', '#FFF8EC'),
  row('#CFE3E6', '#9CC5CC', '#F7F1E4', '#4A8796', '#DB5B43', '#FFFDF7'),
  row('#E8DFC6', '#CEBE94', '#8A6642', '#BCC48B', '#C2452D', '#FBF5E4'),
  row('#FBE3D8', '#F3BDA9', '#F08F7F', '#FFF1DF', '#3E6C8E', '#FFFAF3'),
  row('#F5E2A8', '#E7C25C', '#45506F', '#F8F1DF', '#C8432F', '#FFFBEE'),
  row('#E1DBEC', '#BFB2D8', '#8D7DB8', '#F8DCC2', '#D96B4E', '#FCF8FF', '#231D33'),
  row('#1F3D3A', '#305C54', '#DDE7C6', '#F2AA5E', '#CF4A35', '#FBF8E8', '#0F201F'),
  row('#F6F1E7', '#DED5C4', '#4A474D', '#DCD3C3', '#B4322A', '#FFFDF8'),
  row('#CCDFEF', '#98BDDD', '#3F73A6', '#F6D880', '#E2644C', '#FBFBF4'),
  row('#ECCDBB', '#D79F83', '#F4E6D2', '#B9583F', '#2F6F5E', '#FFF8EF'),
  row('#EDF0D0', '#C9D592', '#9BB563', '#F8ECD4', '#B7502E', '#FEFCEE'),
  row('#C8452F', '#A93420', '#F8E8CC', '#F2BB4B', '#2F6F5E', '#FFF8E6'),
];

/** Linear blend of two #rrggbb colours; t = 0 gives a, t = 1 gives b. */
export function blend(a: string, b: string, t: number): string {
  const x = channels(a),
    y = channels(b);
  return (
    '#' +
    x
      .map((v, i) =>
        Math.round(v + ((y[i] ?? v) - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** Perceived lightness of a #rrggbb colour, 0 to 1. */
export function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** The shaded side of a colour: towards plum, as printers mix it, never towards grey. */
export const shade = (hex: string, t = 0.2): string => blend(hex, '#4A2440', t);
export const tint = (hex: string, t = 0.35): string => blend(hex, '#FFF6E6', t);

function channels(hex: string): number[] {
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
}
