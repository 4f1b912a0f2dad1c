import { inflateSync } from 'node:zlib';
import type { Rule } from '@ipw/domain';
import { objectsOf, type PdfObject } from './objects';

/** Why a document is refused. */
export type PdfRefusal = Extract<Rule, `pdf_${string}`>;

/** Names that make a document do something, by the rule that refuses them. */
const REFUSED: Readonly<Record<string, PdfRefusal>> = {
  Encrypt: 'pdf_encrypted',
  JavaScript: 'pdf_script',
  JS: 'pdf_script',
  OpenAction: 'pdf_opens',
  AA: 'pdf_opens',
  Launch: 'pdf_launch',
  EmbeddedFile: 'pdf_embedded',
  EmbeddedFiles: 'pdf_embedded',
  FileAttachment: 'pdf_embedded',
  GoToE: 'pdf_embedded',
  RichMedia: 'pdf_media',
  Rendition: 'pdf_media',
  Movie: 'pdf_media',
  Sound: 'pdf_media',
  '3D': 'pdf_media',
  XFA: 'pdf_form',
  SubmitForm: 'pdf_form',
  ImportData: 'pdf_form',
};

/** Bytes all object streams of a document may unpack to: a hundred times what the largest catalogue has. */
const MOST_UNPACKED = 256 * 1024 * 1024;

/**
 * The first rule a document breaks, or undefined. Every object is read wherever it stands in the file, also those that
 * are packed into streams: no table of contents is believed, since viewers read broken ones in their own ways.
 */
export function activeContent(bytes: Buffer): PdfRefusal | undefined {
  let room = MOST_UNPACKED;
  for (const object of objectsOf(bytes)) {
    const refused = object.names.map(refusalOf).find(Boolean);
    if (refused) return refused;
    if (!isObjectStream(object)) continue;
    const unpacked = unpack(bytes, object, room);
    if (!unpacked) return 'pdf_packed';
    room -= unpacked.length;
    const inside = insideOf(unpacked);
    if (inside) return inside;
  }
  return undefined;
}

const refusalOf = (name: string): PdfRefusal | undefined =>
  Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined;

/** Viewers tell an object stream by what points to it, not by its type; none can be read without `First`. */
const isObjectStream = ({ stream, names }: PdfObject): boolean =>
  stream !== undefined && (names.includes('First') || names.includes('ObjStm'));

/** The plain content of an object stream; undefined unless it is packed the one way everybody packs them. */
function unpack(bytes: Buffer, { stream, names }: PdfObject, room: number): Buffer | undefined {
  const filters = names.flatMap((name, at) => (name === 'Filter' ? [names[at + 1]] : []));
  const packings = names.filter((name) => /Decode$|^(?:Fl|LZW|RL|A85|AHx|Crypt|DCT|CCF)$/.test(name));
  const plain = filters.length === 1 && filters[0] === 'FlateDecode' && packings.length === 1;
  if (!plain || names.includes('DecodeParms') || names.includes('DP')) return undefined;
  try {
    return inflateSync(bytes.subarray(stream), { maxOutputLength: Math.max(1, room) });
  } catch {
    return undefined;
  }
}

/**
 * What stands in an object stream. An index may point into the middle of a text there, so texts count as well: a name
 * counts when it is written as one, the two short ones only before a value.
 */
function insideOf(unpacked: Buffer): PdfRefusal | undefined {
  const text = spelledOut(unpacked.toString('latin1'));
  for (const match of text.matchAll(/\/([A-Za-z3][A-Za-z]*)(?![A-Za-z\d])/g)) {
    const name = match[1]!;
    const refused = refusalOf(name);
    if (!refused) continue;
    const before = /^[\s\0]*[(<[%\d]/.test(text.slice(match.index + match[0].length, match.index + 200));
    if (name.length > 2 || before) return refused;
  }
  return undefined;
}

/** A name may hide a letter as `#4A`. */
const spelledOut = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
