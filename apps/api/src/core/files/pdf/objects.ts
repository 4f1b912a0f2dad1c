/** An object of a PDF, or its trailer: the names it holds outside of texts, and where its stream's bytes begin. */
export interface PdfObject {
  names: string[];
  stream?: number;
}

const code = (letter: string) => letter.charCodeAt(0);
const bytesOf = (letters: string) => new Set([...letters].map(code));
const SPACE = bytesOf('\0\t\n\f\r ');
const DELIMITER = bytesOf('()<>[]{}/%');
const isRegular = (byte: number) => !SPACE.has(byte) && !DELIMITER.has(byte);
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
 * Every object of a file, by what a viewer could take for the beginning of one: the words `obj` and `trailer`, wherever
 * they stand. What is none costs a little time and holds no names that matter.
 */
export function* objectsOf(bytes: Buffer): Generator<PdfObject> {
  for (const word of ['obj', 'trailer'])
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length))
      if (word !== 'obj' || bytes[at - 1] !== code('d')) yield objectAt(bytes, at + word.length);
}

/**
 * Reads from the beginning of an object to its end, its stream, or the next object. Inside of a dictionary none of these
 * words ends it, as none does for a viewer.
 */
function objectAt(bytes: Buffer, from: number): PdfObject {
  const names: string[] = [];
  let depth = 0;
  for (let at = from; at < bytes.length;) {
    const byte = bytes[at]!;
    if (byte === PERCENT) at = lineEnd(bytes, at);
    else if (byte === OPEN) at = textEnd(bytes, at);
    else if (byte === LESS && bytes[at + 1] !== LESS) at = afterHex(bytes, at);
    else if (byte === LESS || (byte === MORE && bytes[at + 1] === MORE)) {
      depth = byte === LESS ? depth + 1 : Math.max(0, depth - 1);
      at += 2;
    } else if (byte === SLASH) {
      const end = wordEnd(bytes, at + 1);
      names.push(nameOf(bytes.toString('latin1', at + 1, end)));
      at = end;
    } else if (isRegular(byte)) {
      const end = wordEnd(bytes, at);
      const word = bytes.toString('latin1', at, Math.min(end, at + 12));
      if (depth === 0 && word.startsWith('stream')) return { names, stream: dataStart(bytes, at + 6) };
      if (depth === 0 && /^(?:endobj|obj$|startxref)/.test(word)) break;
      // Packed by a rule that stands elsewhere: whoever asks how must see that it is not said here.
      if (names.at(-1) === 'Filter') names.push(word);
      at = end;
    } else at += 1;
  }
  return { names };
}

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

/** A text in brackets, which may hold others; `\` takes the next byte as it is. */
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

/** A name may hide a letter as `#4A`. */
const nameOf = (written: string): string =>
  written.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** A stream's bytes begin after one line end. */
function dataStart(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === 0x20) at += 1;
  if (bytes[at] === CR) at += 1;
  return bytes[at] === LF ? at + 1 : at;
}
