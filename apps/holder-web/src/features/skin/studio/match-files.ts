import {
  extensionOf,
  fits,
  formatLimit,
  type Rule,
  SKIN_FILES,
  stickerParts,
  uploadLimit,
} from '@ipw/domain';
import { factsOf, type PictureFacts } from './picture-facts';
import { type FileField, type Slot, slotOf } from './slot-of';
import { readZip, ZipError, type ZipFault } from './zip';

/** Why a file finds no slot, beside the rules of its slot. Words: `skin.studio.<key>`. */
type Misfit = 'sent' | 'unread' | 'no_slot' | 'taken' | 'nested' | 'path' | 'many';
export interface Problem {
  name: string;
  /** Its slot, where it has one. */
  field: FileField | null;
  rule: Rule | Misfit | ZipFault;
  args: Record<string, string | number>;
  /** The place it is for, as `placeOf` names it; none of a sticker whose file has no number. */
  place?: string;
}
export interface Placed {
  slot: Slot;
  file: File;
}
export interface Matched {
  placed: Placed[];
  problems: Problem[];
}

/** A file of a folder or an archive. */
interface Found {
  path: string;
  size: number;
  /** Its bytes; of a file outside an archive `most` of them at its beginning. */
  read: (most?: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Where it is no entry of an archive. */
  file?: File;
}

/** Most files looked at in one go. */
const MOST = 500;
/** What systems add to folders and archives. */
const NOISE = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;
const ARCHIVE = ['.zip', '.rar', '.7z', '.tar', '.gz', '.tgz'];
const TYPES: Readonly<Record<string, string>> = { '.png': 'png', '.jpg': 'jpeg', '.jpeg': 'jpeg' };
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
/** Paths that lead out of the archive: no program of the holder's writes them. */
const leadsOut = (path: string) =>
  path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..');

const isZip = (file: File) => extensionOf(file.name) === '.zip';
const inFolder = (file: File): string => file.webkitRelativePath || file.name;

const alone = (file: File): Found => ({
  path: inFolder(file),
  size: file.size,
  read: async (most = file.size) => new Uint8Array(await file.slice(0, most).arrayBuffer()),
  file,
});

async function found(file: File, problems: Problem[]): Promise<Found[]> {
  if (!isZip(file)) return [alone(file)];
  try {
    return await readZip(file);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    problems.push({ name: file.name, field: null, rule: error.fault, args: {} });
    return [];
  }
}

/** The first rule of its slot a file breaks. */
function broken(
  path: string,
  size: number,
  facts: PictureFacts | undefined,
  field: FileField,
): Omit<Problem, 'name' | 'field'> | undefined {
  const limit = uploadLimit(SKIN_FILES[field]);
  const extension = extensionOf(path);
  if (!limit.accept.includes(extension) || (facts && facts.type !== TYPES[extension]))
    return { rule: 'file_type', args: { accept: limit.accept.join(', ') } };
  if (!fits(limit, size)) return { rule: 'file_size', args: { max: formatLimit(limit.max) } };
  if (!facts) return { rule: 'file_broken', args: {} };
  if (facts.moves) return { rule: 'file_moves', args: {} };
  const { pixels } = limit;
  if (pixels && (facts.width !== pixels.width || facts.height !== pixels.height))
    return { rule: 'file_pixels', args: { ...pixels } };
  return undefined;
}

/** The name of a place: a slot, or one sticker of the pack. */
export const placeOf = (slot: { field: FileField; number?: number }): string =>
  slot.number === undefined ? slot.field : `${slot.field} ${String(slot.number)}`;

const stemOf = (name: string): string =>
  name
    .replace(/\.[^.]+$/, '')
    .normalize('NFC')
    .trim();

/** What did not fit is settled when its place is filled: a sticker without a number when its file got one, or all have a picture. */
export const isSettled = (
  { name, field, place }: Problem,
  filled: { place: string; file_name: string },
  isWhole: boolean,
): boolean => {
  if (place !== undefined || field !== 'emoji_list') return place === filled.place;
  const stem = stemOf(filled.file_name);
  return isWhole || [stem, stickerParts(stem)?.name].includes(stemOf(name));
};

/** Why a file does not fit the slot that it was chosen for; undefined when it fits. */
export async function misfitOf(file: File, field: FileField): Promise<Problem | undefined> {
  const { facts } = await lookAt(alone(file));
  const problem = broken(file.name, file.size, facts, field);
  return problem && { name: file.name, field, ...problem };
}

/** Finds the slots of files, of a folder or of archives. What does not fit is named with its reason, beside its slot. */
export async function matchFiles(files: readonly File[]): Promise<Matched> {
  const problems: Problem[] = [];
  const all: Found[] = [];
  for (const file of files) all.push(...(await found(file, problems)));
  const looked = all.filter(({ path }) => !NOISE.test(path));
  if (looked.length > MOST)
    return { placed: [], problems: [{ name: '', field: null, rule: 'many', args: { max: MOST } }] };
  const placed = new Map<string, Placed>();
  for (const one of looked.sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }))) {
    const { path, size } = one;
    const refuse = (problem: Omit<Problem, 'name' | 'field'>, field: FileField | null = null) =>
      problems.push({ name: nameOf(path), field, ...problem });
    if (leadsOut(path)) refuse({ rule: 'path', args: {} });
    else if (ARCHIVE.includes(extensionOf(path))) refuse({ rule: 'nested', args: {} });
    else {
      const { bytes, facts, fault } = await lookAt(one);
      if (fault) {
        refuse({ rule: fault, args: {} });
        continue;
      }
      const slot = slotOf(path, facts);
      if (!slot) refuse({ rule: 'no_slot', args: {} });
      else if (slot === 'sticker')
        refuse({ rule: 'sticker_name', args: STICKER_ARGS, ...numberedPlace(path) }, 'emoji_list');
      else {
        const problem = broken(path, size, facts, slot.field);
        if (problem) refuse({ ...problem, place: placeOf(slot) }, slot.field);
        else if (placed.has(placeOf(slot)))
          refuse({ rule: 'taken', args: {}, place: placeOf(slot) }, slot.field);
        else placed.set(placeOf(slot), { slot, file: one.file ?? new File([bytes!], nameOf(path)) });
      }
    }
  }
  return { placed: [...placed.values()], problems };
}

const STICKER_ARGS = { most: 15, max: 5 };
/** The place that the number at the beginning of a file's name is for, where there is such a place. */
function numberedPlace(path: string): { place?: string } {
  const number = Number(/^\d{1,2}(?!\d)/.exec(nameOf(path))?.[0]);
  return number >= 1 && number <= STICKER_ARGS.most
    ? { place: placeOf({ field: 'emoji_list', number }) }
    : {};
}
/** Larger than any slot takes: refused by its size without being read. */
const UNREAD = 2 * 1024 * 1024;
/** Bytes at the beginning of a picture that name its type and size, unless long descriptions come before them. */
const HEAD = 16 * 1024;

interface Look {
  bytes?: Uint8Array<ArrayBuffer>;
  facts?: PictureFacts | undefined;
  fault?: ZipFault;
}

async function lookAt({ size, read }: Found): Promise<Look> {
  if (size > UNREAD) return {};
  try {
    const head = await read(HEAD);
    const facts = factsOf(head);
    if (facts || head.length === size) return { bytes: head, facts };
    const bytes = await read();
    return { bytes, facts: factsOf(bytes) };
  } catch (error) {
    if (error instanceof ZipError) return { fault: error.fault };
    throw error;
  }
}
