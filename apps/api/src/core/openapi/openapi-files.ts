import { announceInput } from '@ipw/domain';
import { inputSchemaOf } from './input-schema';

const text = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };
const binary = { schema: { type: 'string', format: 'binary' } };
const header = (name: string, description: string, schema: object = text) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});
const inPath = (name: string, schema: object = text) => ({ name, in: 'path', required: true, schema });
const inQuery = (name: string, schema: object = text) => ({ name, in: 'query', required: true, schema });
const range = { ...header('Range', 'One range of bytes'), required: false };
const refused = {
  description: 'A refusal in the envelope',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
};

const VERSION = header('Tus-Resumable', 'The version of the protocol', { enum: ['1.0.0'] });
const OFFSET = { 'Upload-Offset': { description: 'How many bytes have arrived', schema: whole } };

const upload = (operationId: string, summary: string, operation: object) => ({
  tags: ['uploads'],
  operationId,
  summary,
  security: [{ token: [] }],
  ...operation,
});

/** Uploads in parts: tus 1.0 with creation, termination and expiration. `common/uploadFinish` turns one into a file. */
const UPLOADS = {
  '/api/uploads': {
    post: upload('uploads_create', 'Announce a file that comes in parts', {
      description: `The metadata carries ${Object.keys(
        inputSchemaOf(announceInput).properties as object,
      ).join(', ')}; the size is that of Upload-Length.`,
      parameters: [
        VERSION,
        header('Upload-Length', 'The size of the file in bytes', { type: 'integer', minimum: 1 }),
        header('Upload-Metadata', 'Pairs of a key and a base64 value: `usage`, `filename`'),
      ],
      responses: {
        201: {
          description: 'Announced',
          headers: {
            Location: { description: 'Where its parts are sent', schema: text },
            'Upload-Expires': { description: 'When it is given up', schema: text },
          },
        },
        default: refused,
      },
    }),
  },
  '/api/uploads/{id}': {
    parameters: [inPath('id')],
    head: upload('uploads_offset', 'How much of it has arrived', {
      responses: { 200: { description: 'Its offset and length', headers: OFFSET }, default: refused },
    }),
    patch: upload('uploads_append', 'Send the next part', {
      parameters: [VERSION, header('Upload-Offset', 'Where the part begins, in bytes', whole)],
      requestBody: { required: true, content: { 'application/offset+octet-stream': binary } },
      responses: { 204: { description: 'Stored', headers: OFFSET }, default: refused },
    }),
    delete: upload('uploads_cancel', 'Give an upload up', {
      responses: { 204: { description: 'Deleted' }, default: refused },
    }),
  },
};

const download = (operationId: string, summary: string, types: readonly string[], operation: object) => ({
  tags: ['files'],
  operationId,
  summary,
  security: [],
  ...operation,
  responses: {
    200: { description: 'The file', content: Object.fromEntries(types.map((type) => [type, binary])) },
    206: { description: 'The range that was asked for' },
    default: refused,
  },
});

/** Files and streams. Their addresses are signed and come from answers, so they need no token. */
const STREAMS = {
  '/files/{id}/{variant}': {
    get: download('files_open', 'A file or one of its smaller pictures', ['image/*', 'application/pdf'], {
      parameters: [inPath('id'), inPath('variant'), range],
      description: 'The address with its signature is `file_path`, `thumb_path` or `tile_path` of an answer.',
    }),
  },
  '/files/codes/{token}': {
    get: download(
      'files_codes',
      'Exported codes; once, in the session that asked',
      ['text/csv', 'application/pdf'],
      {
        parameters: [inPath('token'), range],
        description: 'The address comes from `code/exportLink`.',
      },
    ),
  },
  '/api/files/images/{token}': {
    get: download('files_images', 'A granted picture in full resolution', ['image/png', 'image/jpeg'], {
      parameters: [inPath('token'), range],
      description: 'The address comes from `tender/imageLink`; it opens to its recipient until it expires.',
    }),
  },
  '/files/export/{id}': {
    get: download('files_export', "A member's own data", ['application/zip'], {
      parameters: [inPath('id')],
      description: 'The address comes from `member/exportList`.',
    }),
  },
  '/api/message/stream': {
    get: {
      tags: ['message'],
      operationId: 'message_stream',
      summary: 'How many messages are unread, now and whenever that changes',
      security: [],
      parameters: ['ticket', 'token'].map((name) => ({ ...inQuery(name), required: false })),
      description:
        'The ticket comes from `message/streamTicket`; without one, `token` or `Authorization: Bearer` as in calls. Events are named `unread`; their data is JSON.',
      responses: {
        200: { description: 'Server-sent events', content: { 'text/event-stream': { schema: text } } },
        default: refused,
      },
    },
  },
};

export const FILE_PATHS = { ...UPLOADS, ...STREAMS };
