import encodeQR from 'qr';
import { showText, type Typeface } from './text-run';

/** A4 in points, from the top left corner. */
export const PAPER = { width: 595, height: 842, margin: 56 } as const;

/** Colours of the house as PDF operands. */
export const INK = '0.11 0.106 0.122';
export const SOFT = '0.38 0.37 0.39';
export const SEAL_RED = '0.706 0.196 0.165';
export const HAIRLINE = '0.85 0.83 0.79';

const pt = (value: number) => String(Math.round(value * 100) / 100);
const up = (y: number) => pt(PAPER.height - y);

export interface TextLook {
  size: number;
  colour?: string;
  face?: Typeface;
}

/** The content of a page, written from the top. */
export class Page {
  private content = '';
  /** Names of the pictures it shows. */
  readonly pictures: string[] = [];

  /** `y`: the line on which the letters stand. */
  text(x: number, y: number, text: string, { size, colour = INK, face = 'Text' }: TextLook): void {
    this.content += `BT ${colour} rg 1 0 0 1 ${pt(x)} ${up(y)} Tm ${showText(text, size, face)} ET\n`;
  }

  rule(y: number, colour = HAIRLINE, width = 0.6): void {
    const { margin } = PAPER;
    this.content += `${colour} RG ${pt(width)} w ${pt(margin)} ${up(y)} m ${pt(PAPER.width - margin)} ${up(y)} l S\n`;
  }

  /** A picture in a box, as large as fits, from the box's top left corner. */
  picture(
    name: string,
    { width, height }: { width: number; height: number },
    x: number,
    y: number,
    side: number,
  ): void {
    const scale = side / Math.max(width, height);
    const [w, h] = [width * scale, height * scale];
    const left = x + (side - w) / 2;
    const top = y + (side - h) / 2;
    this.pictures.push(name);
    this.content += `q ${pt(w)} 0 0 ${pt(h)} ${pt(left)} ${up(top + h)} cm /${name} Do Q\n`;
  }

  /** A QR code; its dark modules are rectangles, a row's neighbours in one. */
  qr(text: string, x: number, y: number, side: number): void {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
    const module = side / rows.length;
    this.content += `${INK} rg\n`;
    for (const [row, modules] of rows.entries())
      for (const { at, many } of darkRuns(modules))
        this.content += `${pt(x + at * module)} ${up(y + (row + 1) * module)} ${pt(many * module)} ${pt(module)} re\n`;
    this.content += 'f\n';
  }

  get bytes(): Buffer {
    return Buffer.from(this.content, 'latin1');
  }
}

function darkRuns(modules: readonly boolean[]): { at: number; many: number }[] {
  const runs: { at: number; many: number }[] = [];
  for (const [at, dark] of modules.entries()) {
    if (!dark) continue;
    const last = runs.at(-1);
    if (last && last.at + last.many === at) last.many += 1;
    else runs.push({ at, many: 1 });
  }
  return runs;
}
