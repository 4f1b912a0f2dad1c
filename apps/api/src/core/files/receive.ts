import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  extensionOf,
  type FileChange,
  formatLimit,
  type staffUploadInput,
  type UploadLimit,
  type uploadInput,
  type visitorUploadInput,
  uploadLimit,
  UPLOADS,
  type Usage,
  fieldErrors,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import multer from 'multer';
import { newToken } from '../security/token';
import { DomainError, validationError } from '../errors/domain-error';
import { diskFull, isDiskFull } from '../disk/disk';

/** Bytes that multipart framing may add to a file. */
const FRAMING = 64 * 1024;
const LARGEST = Math.max(...Object.values(UPLOADS).map(({ max }) => max));

/** Maximum bytes of a form with a file. */
export const LARGEST_FORM = LARGEST + FRAMING;

/** Usages the caller may choose. */
type UploadInput = typeof uploadInput | typeof visitorUploadInput | ReturnType<typeof staffUploadInput>;

export interface Received {
  usage: Usage;
  limit: UploadLimit;
  path: string;
  name: string;
  size: number;
  /** How the browser changed it before it sent it. */
  changed?: FileChange | undefined;
}

/** Folder of files being received; leftovers are swept. */
export const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming');

/**
 * Writes the file of a multipart call to a temporary file. Checks the headers before reading a byte. The caller removes the
 * temporary file.
 */
export async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  dataDir: string,
  input: UploadInput,
): Promise<Received> {
  if (!isMultipart(request)) throw validationError('file', 'upload_required');
  const requested = new URLSearchParams(request.raw.url?.split('?')[1] ?? '').get('usage');
  const known = requested === null ? undefined : inputOf({ usage: requested }, input).usage;
  const most = known ? uploadLimit(known).max : LARGEST;
  refuseByLength(request, reply, known);
  const {
    files: [file],
    body,
  } = await takeParts(request, reply, dataDir, {
    field: 'file',
    count: 1,
    most,
    fields: 4,
    fieldSize: 1024,
  });
  try {
    const { usage, changed } = inputOf({ usage: known ?? body.usage, changed: body.changed }, input);
    if (!file) throw validationError('file', 'upload_required');
    return {
      usage,
      limit: uploadLimit(usage),
      path: file.path,
      name: safeName(file.originalname),
      size: file.size,
      changed,
    };
  } catch (error) {
    if (file) await rm(file.path, { force: true });
    throw error;
  }
}

/** Fields of a public form, and its files. */
export interface Form {
  fields: Record<string, string>;
  files: Received[];
}

/**
 * Reads a form with the files of one field, as many as its usage allows. A file that is too large is read and dropped, so that the fields before it stay
 * available (`typedIn`). The caller removes the temporary file.
 */
export async function receiveForm(
  request: FastifyRequest,
  reply: FastifyReply,
  dataDir: string,
  { field, usage }: { field: string; usage: Usage },
): Promise<Form> {
  if (!isMultipart(request)) throw new DomainError('MEDIA_TYPE');
  refuseByLength(request, reply, undefined);
  const limit = uploadLimit(usage);
  const { files } = await takeParts(request, reply, dataDir, {
    field,
    count: limit.count,
    most: limit.max,
    fields: 10,
    fieldSize: 8 * 1024,
  });
  const received = files.map(({ path, originalname, size }) => ({
    usage,
    limit,
    path,
    name: safeName(originalname),
    size,
  }));
  return { fields: typedIn(request), files: received };
}

/** Whether a request's form had files, even when it was refused. */
export const hadFiles = (request: FastifyRequest): boolean =>
  ((request.raw as unknown as Parts).files?.length ?? 0) > 0;

/** The fields of a request's form, even when it was refused. */
export function typedIn(request: FastifyRequest): Record<string, string> {
  const { body = {} } = request.raw as unknown as Parts;
  return Object.fromEntries(
    Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

interface Parts {
  files?: Express.Multer.File[];
  body?: Record<string, unknown>;
}

interface Taken {
  /** Field of the files, their number, and the maximum bytes of each. */
  field: string;
  count: number;
  most: number;
  fields: number;
  fieldSize: number;
}

async function takeParts(
  request: FastifyRequest,
  reply: FastifyReply,
  dataDir: string,
  { field, count, most, fields, fieldSize }: Taken,
): Promise<{ files: Express.Multer.File[]; body: Record<string, unknown> }> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const begun: string[] = [];
  const take = multer({
    storage: multer.diskStorage({
      destination: folder,
      filename: (_request, _file, done) => {
        const name = newToken();
        begun.push(join(folder, name));
        done(null, name);
      },
    }),
    limits: {
      fileSize: most + 1,
      files: count,
      fields,
      parts: fields + count + 1,
      fieldNameSize: 64,
      fieldSize,
      headerPairs: 20,
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
    },
    defParamCharset: 'utf8',
  } as multer.Options).array(field, count);
  try {
    await new Promise<void>((resolve, reject) => {
      take(request.raw as never, reply.raw as never, (error: unknown) => {
        if (error) reject(toDomainError(error, { field, count, most }));
        else resolve();
      });
    });
  } catch (error) {
    // The library leaves the part of a file that had no room.
    for (const path of begun) await rm(path, { force: true });
    throw error;
  }
  const { files = [], body = {} } = request.raw as unknown as Parts;
  return { files, body };
}

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b.*boundary=/i.test(headers['content-type'] ?? '');

function inputOf(given: { usage: unknown; changed?: unknown }, input: UploadInput) {
  const parsed = input.safeParse(given);
  if (!parsed.success) throw new DomainError('VALIDATION', {}, fieldErrors(parsed.error.issues, given));
  return parsed.data as { usage: Usage; changed?: FileChange | undefined };
}

function refuseByLength(request: FastifyRequest, reply: FastifyReply, usage: Usage | undefined): void {
  const length = Number(request.headers['content-length'] ?? 0);
  const max = usage ? uploadLimit(usage).max : LARGEST;
  if (length <= max + FRAMING) return;
  void reply.header('connection', 'close');
  throw length > LARGEST_FORM
    ? new DomainError('TOO_LARGE')
    : validationError('file', 'file_size', { max: formatLimit(max) });
}

function toDomainError(
  error: unknown,
  { field: wanted, count, most }: Pick<Taken, 'field' | 'count' | 'most'>,
): Error {
  const { code, field } = error as { code?: string; field?: string };
  if (code === 'LIMIT_FILE_SIZE') return validationError(wanted, 'file_size', { max: formatLimit(most) });
  if (code === 'LIMIT_UNEXPECTED_FILE')
    return validationError(field || wanted, field === wanted ? 'file_count' : 'unknown', { max: count });
  if (code === 'LIMIT_FILE_COUNT') return validationError(wanted, 'file_count', { max: count });
  if (isDiskFull(error)) return diskFull();
  return validationError(field || wanted, 'malformed');
}

/** The last part of a file name, without control characters, at most 120 characters, with its extension. */
export function safeName(name: string): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').normalize('NFC');
  const extension = extensionOf(base);
  return [...base.slice(0, base.length - extension.length)].slice(0, 120).join('') + extension.slice(0, 12);
}

/** Names of identity pictures and visitors' files may contain personal data, so they are not stored. */
export const storedName = ({ usage, limit, name }: Received): string =>
  usage === 'identity' || limit.visitor ? `${usage}${extensionOf(name)}` : name;
