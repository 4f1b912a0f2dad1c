/** The parts of a PDF object, or of a trailer, that the checks need. */
export interface PdfObject {
  /** Names outside of texts: those asked for, and all that follow `Filter`. */
  names: string[];
  /** Texts, as written, after a name of `LINKS`. */
  links: string[];
  /** The object's text, as written, when it is one; a link elsewhere may refer to it. */
  text?: string;
  /** Offset of its stream's first byte. */
  stream?: number;
  /** Offset of its first byte after the word it begins with. */
  from: number;
  /** What follows `OpenAction`, as written. */
  opens: string[];
}

/** Names whose value is an address or a file: of links, of base addresses, of file specifications. */
const LINKS: ReadonlySet<string> = new Set(['URI', 'Base', 'F', 'UF', 'DOS', 'Mac', 'Unix']);
/** A name of at most 32 bytes, each written as `#4A`. */
const MOST_WRITTEN = 96;
/** Limit of names of interest in one object; real objects have a handful. */
const MOST_NAMES = 1000;

/**
 * Bytes that may be read again because objects begin inside other objects: this many times the file's size, plus a fixed
 * number. Valid files need little: words in texts or packed bytes that look like a beginning.
 */
const REREAD = { times: 4, bytes: 4 * 1024 * 1024 };

/** Thrown for a file of unterminated objects, which no PDF writer produces. */
export class TangledPdf extends Error {}

const code = (letter: string) => letter.charCodeAt(0);
const bytesOf = (letters: string) => new Set([...letters].map(code));
const SPACE = bytesOf('\0\t\n\f\r ');
const DELIMITER = bytesOf('()<>[]{}/%');
const isRegular = (byte: number) => !SPACE.has(byte) && !DELIMITER.has(byte);
const isLetter = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const [OPEN, CLOSE, LESS, MORE, SLASH, PERCENT, BACKSLASH, CR, LF] = [...'()<>/%\\\r\n'].map(code) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/**
 * All objects of a file, found by the words a viewer could take for the beginning of one (`obj`, `trailer`), wherever they
 * occur. A false beginning costs little time. Runs in time linear in the file's length and throws TangledPdf for files that
 * would need more. `matters` selects the names to keep.
 */
export function* objectsOf(bytes: Buffer, matters: (name: string) => boolean): Generator<PdfObject> {
  let left = bytes.length * REREAD.times + REREAD.bytes;
  for (const word of ['obj', 'trailer'])
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
      const from = at + word.length;
      if (isLetter(bytes[at - 1]) || isLetter(bytes[from])) continue;
      const { object, end } = objectAt(bytes, from, matters);
      left -= end - at;
      if (left < 0 || object.names.length > MOST_NAMES) throw new TangledPdf();
      yield object;
    }
}

/**
 * Reads an object up to its end, its stream, or the next object. Inside a dictionary none of these words ends it, as in
 * viewers.
 */
function objectAt(
  bytes: Buffer,
  from: number,
  matters: (name: string) => boolean,
): { object: PdfObject; end: number } {
  const object: PdfObject = { names: [], links: [], from, opens: [] };
  const { names, links } = object;
  let depth = 0;
  let before: string | undefined;
  let at = from;
  while (at < bytes.length && names.length <= MOST_NAMES) {
    const byte = bytes[at]!;
    if (byte === PERCENT) at = lineEnd(bytes, at);
    else if (byte === OPEN || (byte === LESS && bytes[at + 1] !== LESS)) {
      const end = byte === OPEN ? textEnd(bytes, at) : afterHex(bytes, at);
      if (before === 'Filter') names.push('');
      if (before && LINKS.has(before))
        links.push(bytes.toString('latin1', at, Math.min(end, at + MOST_LINK)));
      if (before === undefined && depth === 0) object.text = bytes.toString('latin1', at, at + MOST_LINK);
      [before, at] = ['', end];
    } else if (byte === LESS || (byte === MORE && bytes[at + 1] === MORE)) {
      if (before === 'Filter') names.push('');
      depth = byte === LESS ? depth + 1 : Math.max(0, depth - 1);
      [before, at] = ['', at + 2];
    } else if (byte === SLASH) {
      const end = wordEnd(bytes, at + 1);
      const name = end - at > MOST_WRITTEN ? '' : nameOf(bytes.toString('latin1', at + 1, end));
      if (matters(name) || before === 'Filter') names.push(name);
      if (name === 'OpenAction') object.opens.push(bytes.toString('latin1', end, end + MOST_LINK));
      [before, at] = [name, end];
    } else if (isRegular(byte)) {
      const end = wordEnd(bytes, at);
      const word = bytes.toString('latin1', at, Math.min(end, at + 12));
      if (depth === 0 && word.startsWith('stream')) {
        object.stream = dataStart(bytes, at + 6);
        break;
      }
      if (depth === 0 && /^(?:endobj|obj$|startxref)/.test(word)) break;
      // The filter is an indirect reference: recorded, so that the caller sees it cannot be resolved here.
      if (before === 'Filter') names.push(word);
      // The address is an indirect reference.
      if (before === 'URI') links.push('R');
      [before, at] = ['', end];
    } else at += 1;
  }
  return { object, end: at };
}

/** Maximum bytes of a link that are checked; longer addresses do not work in viewers. */
export const MOST_LINK = 4096;

function wordEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && isRegular(bytes[at]!)) at += 1;
  return at;
}

function lineEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== CR && bytes[at] !== LF) at += 1;
  return at;
}

/** A text in brackets, which may be nested; `\` escapes the next byte. */
function textEnd(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE && (depth -= 1) === 0) return at + 1;
  }
  return bytes.length;
}

function afterHex(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(MORE, from);
  return end < 0 ? bytes.length : end + 1;
}

/** Decodes `#4A` escapes in a name. */
export const nameOf = (written: string): string =>
  written.includes('#')
    ? written.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : written;

/** A stream's bytes begin after one line end. */
function dataStart(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === 0x20) at += 1;
  if (bytes[at] === CR) at += 1;
  return bytes[at] === LF ? at + 1 : at;
}
