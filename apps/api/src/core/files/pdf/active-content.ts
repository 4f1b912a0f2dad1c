import { inflateSync } from 'node:zlib';
import type { Rule } from '@ipw/domain';
import { leadsAstray, runs } from './links';
import { Openings } from './opening';
import { MOST_LINK, nameOf, objectsOf, type PdfObject, TangledPdf } from './objects';

/** Why a document is refused. */
export type PdfRefusal = Extract<Rule, `pdf_${string}`>;

/** PDF names of active content, by the rule that refuses them. */
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
/** A name of a link target, up to its value. */
const LEADING_NAME = /\/(?:URI|Base|UF|F|DOS|Mac|Unix)(?:[\s\0]|%[^\r\n]{0,40}[\r\n])*(?=\(|<(?!<))/g;
/** Names that say how a stream is packed and that it is an object stream. */
const PACKING = /^(?:First|ObjStm|Filter|DecodeParms|DP|Fl|LZW|RL|A85|AHx|Crypt|DCT|CCF|.*Decode)$/;
const matters = (name: string) => refusalOf(name) !== undefined || PACKING.test(name);

/** Maximum bytes all object streams of a document may unpack to: twenty times those of the largest catalogue. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/**
 * The first rule a document breaks, or undefined. Reads every object in the file, including packed ones, and ignores its
 * table of contents, because viewers repair broken tables in different ways. With `views` it may open at a view of a page, as
 * office programs write it.
 */
export function activeContent(bytes: Buffer, views = false): PdfRefusal | undefined {
  try {
    return firstBroken(bytes, views ? new Openings() : undefined);
  } catch (error) {
    if (error instanceof TangledPdf) return 'pdf_broken';
    throw error;
  }
}

function firstBroken(bytes: Buffer, openings: Openings | undefined): PdfRefusal | undefined {
  const refusal = openings ? refusalUnlessOpening : refusalOf;
  let room = MOST_UNPACKED;
  // A link object may be separate from its address, which is then a plain text object.
  let [apart, running] = [false, false];
  for (const object of objectsOf(bytes, matters)) {
    openings?.object(bytes, object);
    const refused = object.names.map(refusal).find(Boolean);
    if (refused) return refused;
    if (object.links.some(leadsAstray)) return 'pdf_link';
    apart ||= object.links.includes('R');
    running ||= object.text !== undefined && runs(object.text);
    if (isObjectStream(object)) {
      const unpacked = unpack(bytes, object, room);
      if (!unpacked) return 'pdf_packed';
      room -= unpacked.length;
      const written = unpacked.toString('latin1');
      openings?.packed(bytes.toString('latin1', object.from, object.stream), written);
      const text = nameOf(written);
      // An opening whose name is escaped is not among those above.
      const isHidden =
        text !== written && text.split('/OpenAction').length > written.split('/OpenAction').length;
      const inside = insideOf(text, isHidden ? refusalOf : refusal);
      if (inside) return inside;
      apart ||= /\/URI[\s\0]*\d/.test(text);
      running ||= runningIn(text);
    }
    if (apart && running) return 'pdf_link';
  }
  return openings?.harmless === false ? 'pdf_opens' : undefined;
}

const refusalOf = (name: string): PdfRefusal | undefined =>
  Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined;

/** Of a document that may open at a view, for which its values tell. */
const refusalUnlessOpening = (name: string) => (name === 'OpenAction' ? undefined : refusalOf(name));

/** Viewers recognise an object stream by references to it, not by its type; `First` is required to read one. */
const isObjectStream = ({ stream, names }: PdfObject): boolean =>
  stream !== undefined && (names.includes('First') || names.includes('ObjStm'));

/** The unpacked content of an object stream; undefined unless it is packed with the one common filter. */
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
 * Checks the content of an object stream. Its index may point into a text, so texts are searched too: a name counts when
 * written as one, the two short names only before a value.
 */
function insideOf(text: string, refusal: typeof refusalOf): PdfRefusal | undefined {
  for (const { index, 0: written, 1: name } of text.matchAll(REFUSED_NAME)) {
    const at = index + written.length;
    const refused = refusal(name!);
    if (refused && (name!.length > 2 || /^[\s\0]*[(<[%\d]/.test(text.slice(at, at + 200)))) return refused;
  }
  for (const { index, 0: name } of text.matchAll(LEADING_NAME)) {
    const at = index + name.length;
    if (leadsAstray(text.slice(at, at + MOST_LINK))) return 'pdf_link';
  }
  return undefined;
}

/** Whether any text begins like a script or program link. */
function runningIn(text: string): boolean {
  for (const [beginning] of text.matchAll(/\([^()]{4,80}|<[\da-f\s]{8,160}/gi))
    if (runs(beginning)) return true;
  return false;
}
