import { CODE_LENGTH } from '../engine';
import type { QrSymbols } from './qr-symbols';
import { FOOTER, GROUP_GAP, labelAt, pt, TYPE } from './label-grid';

/** The groups of a code: 5-5-5-5-6. */
const GROUPS = [5, 5, 5, 5, CODE_LENGTH - 20] as const;
/** A word of a symbol, in ASCII85. */
const WORD = 5;

/** The constant parts of all footers, and the largest serial, which sets the width of serials. */
interface Run {
  batch: number;
  pages: number;
  lastSerial: number;
}

/** Data of a page's footer. */
interface Footer {
  first: number;
  last: number;
  page: number;
}

/**
 * The content of a page of `labels` labels. Only codes and numbers differ between pages, so a page is made by filling a
 * template, and all are equally long.
 */
export class PrintedPage {
  readonly size: number;
  private readonly content: Buffer;
  private readonly symbolsAt: number[] = [];
  private readonly textsAt: number[][] = [];
  private readonly footerAt: { at: number; width: number }[] = [];
  private readonly symbol: Uint32Array;

  constructor(
    labels: number,
    private readonly symbols: QrSymbols,
    { batch, pages, lastSerial }: Run,
  ) {
    const { size, words } = symbols;
    this.symbol = new Uint32Array(size * words);
    let text = '/Marks Do\n';
    for (let slot = 0; slot < labels; slot += 1) {
      const { module, symbol } = labelAt(slot, size, GROUPS);
      text += `q ${pt(module * words * 32)} 0 0 ${pt(module * size)} ${pt(symbol.x)} ${pt(symbol.y)} cm BI/IM true/W ${String(words * 32)}/H ${String(size)}/F/A85 ID\n`;
      this.symbolsAt.push(text.length);
      text += `${' '.repeat(this.symbol.length * WORD)}~>\nEI Q\n`;
    }
    text += `BT/Code ${pt(TYPE)} Tf\n`;
    for (let slot = 0; slot < labels; slot += 1) {
      const { x, y } = labelAt(slot, size, GROUPS).text;
      text += `1 0 0 1 ${pt(x)} ${pt(y)} Tm[`;
      const begins: number[] = [];
      for (const [index, letters] of GROUPS.entries()) {
        text += index ? `${String(-GROUP_GAP)}(` : '(';
        begins.push(text.length);
        text += `${' '.repeat(letters)})`;
      }
      this.textsAt.push(begins);
      text += ']TJ\n';
    }
    text += `/Code ${String(FOOTER.size)} Tf 1 0 0 1 ${pt(FOOTER.x)} ${pt(FOOTER.y)} Tm(`;
    for (const [before, widest] of [
      [`Batch ${String(batch)}   Serials `, spanOf(lastSerial, lastSerial)],
      ['   Page ', String(pages)],
    ] as const) {
      text += before;
      this.footerAt.push({ at: text.length, width: widest.length });
      text += ' '.repeat(widest.length);
    }
    text += ` of ${String(pages)}`;
    this.content = Buffer.from(`${text})Tj ET${room(batch)}`, 'latin1');
    this.size = this.content.length;
  }

  /** Fills the page with the codes whose texts follow each other; returns the same buffer each time. */
  fill(texts: Buffer, { first, last, page }: Footer): Buffer {
    for (let label = 0; label < this.symbolsAt.length; label += 1) {
      const code = label * CODE_LENGTH;
      this.symbols.draw(texts, code, this.symbol);
      let at = this.symbolsAt[label]!;
      // An image mask paints zeros; bits beyond the symbol are ones.
      for (let word = 0; word < this.symbol.length; word += 1, at += WORD)
        writeWord(this.content, at, ~this.symbol[word]! >>> 0);
      let from = code;
      for (const [index, letters] of GROUPS.entries()) {
        texts.copy(this.content, this.textsAt[label]![index]!, from, from + letters);
        from += letters;
      }
    }
    for (const [index, words] of [spanOf(first, last), String(page)].entries()) {
      const { at, width } = this.footerAt[index]!;
      this.content.write(words.padEnd(width), at, 'latin1');
    }
    return this.content;
  }
}

const spanOf = (first: number, last: number): string => `${String(first)}-${String(last)}`;

/** Blanks after a batch number, up to the longest (4 bytes), so that files of all batches are equally long. */
export const room = (batch: number): string => ' '.repeat(10 - String(batch).length);

/** Four bytes as five characters: base 85 from `!` on. */
function writeWord(out: Buffer, at: number, word: number): void {
  let rest = word;
  for (let place = at + WORD - 1; place >= at; place -= 1) {
    const next = Math.floor(rest / 85);
    out[place] = 33 + rest - next * 85;
    rest = next;
  }
}
