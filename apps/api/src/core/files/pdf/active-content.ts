import { inflateSync } from 'node:zlib';
import type { Rule } from '@ipw/domain';
import { leadsAstray, runs } from './links';
import { MOST_LINK, nameOf, objectsOf, type PdfObject, TangledPdf } from './objects';

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
  GoToR: 'pdf_link',
  Filespec: 'pdf_link',
  FFilter: 'pdf_link',
};
const REFUSED_NAME = new RegExp(`/(${Object.keys(REFUSED).join('|')})(?![A-Za-z\\d])`, 'g');
/** A name whose value says where something leads, up to that value. */
const LEADING_NAME = /\/(?:URI|Base|UF|F|DOS|Mac|Unix)(?:[\s\0]|%[^\r\n]{0,40}[\r\n])*(?=\(|<(?!<))/g;
/** What tells how a stream is packed, and that it is one of objects. */
const PACKING = /^(?:First|ObjStm|Filter|DecodeParms|DP|Fl|LZW|RL|A85|AHx|Crypt|DCT|CCF|.*Decode)$/;
const matters = (name: string) => refusalOf(name) !== undefined || PACKING.test(name);

/** Bytes all object streams of a document may unpack to: twenty times what the largest catalogue has. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/**
 * The first rule a document breaks, or undefined. Every object is read wherever it stands in the file, also those that
 * are packed into streams: no table of contents is believed, since viewers read broken ones in their own ways.
 */
export function activeContent(bytes: Buffer): PdfRefusal | undefined {
  try {
    return firstBroken(bytes);
  } catch (error) {
    if (error instanceof TangledPdf) return 'pdf_broken';
    throw error;
  }
}

function firstBroken(bytes: Buffer): PdfRefusal | undefined {
  let room = MOST_UNPACKED;
  // A link may be told apart from its address, which is then a text like any other.
  let [apart, running] = [false, false];
  for (const object of objectsOf(bytes, matters)) {
    const refused = object.names.map(refusalOf).find(Boolean);
    if (refused) return refused;
    if (object.links.some(leadsAstray)) return 'pdf_link';
    apart ||= object.links.includes('R');
    running ||= object.text !== undefined && runs(object.text);
    if (isObjectStream(object)) {
      const unpacked = unpack(bytes, object, room);
      if (!unpacked) return 'pdf_packed';
      room -= unpacked.length;
      const text = nameOf(unpacked.toString('latin1'));
      const inside = insideOf(text);
      if (inside) return inside;
      apart ||= /\/URI[\s\0]*\d/.test(text);
      running ||= runningIn(text);
    }
    if (apart && running) return 'pdf_link';
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
function insideOf(text: string): PdfRefusal | undefined {
  for (const { index, 0: written, 1: name } of text.matchAll(REFUSED_NAME)) {
    const at = index + written.length;
    if (name!.length > 2 || /^[\s\0]*[(<[%\d]/.test(text.slice(at, at + 200))) return refusalOf(name!);
  }
  for (const { index, 0: name } of text.matchAll(LEADING_NAME)) {
    const at = index + name.length;
    if (leadsAstray(text.slice(at, at + MOST_LINK))) return 'pdf_link';
  }
  return undefined;
}

/** Whether any text runs something, by its beginning. */
function runningIn(text: string): boolean {
  for (const [beginning] of text.matchAll(/\([^()]{4,80}|<[\da-f\s]{8,160}/gi))
    if (runs(beginning)) return true;
  return false;
}
