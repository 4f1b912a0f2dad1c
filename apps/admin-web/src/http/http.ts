import {
  type ConsoleOutput,
  ERRORS,
  type fileAdminApi,
  SESSION_CODES,
  type UploadedFile,
  type Usage,
} from '@ipw/domain';
import { getLocale, translate } from '../i18n/locale';
import { presence } from './presence';
import { session } from './session';
import { Refusal, refusalOf } from './refusal';

export const API = '/api/admin';
const TIME_OUT = 60_000;

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** One call, without handling of ended sessions. */
export async function send(url: string, options: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', getLocale());
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  const me = session.me();
  if (me && (options.method ?? 'GET') !== 'GET') headers.set('X-CSRF-Token', me.csrf_token);
  const timer = AbortSignal.timeout(TIME_OUT);
  const signal = options.signal ? AbortSignal.any([options.signal, timer]) : timer;
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { ...options, headers, signal, credentials: 'same-origin' });
    body = await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw refusalOf(0, null, translate('error.unreachable'));
  }
  const json = parse(body);
  if (!response.ok) throw refusalOf(response.status, json, translate('error.server'));
  return { status: response.status, headers: response.headers, body, json };
}

function parse(body: string): unknown {
  try {
    return body === '' ? null : JSON.parse(body);
  } catch {
    return null;
  }
}

const sessionEnded = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 401 && SESSION_CODES.includes(error.body.code);

const needsConfirming = (error: unknown): boolean =>
  error instanceof Refusal && error.body.code === ERRORS.CONFIRM_NEEDED.code;

/**
 * A call of a signed-in page. When the session has ended, the sign-in dialog opens once, and the call is repeated after the
 * same staff member signed in. A sensitive call may first ask for a confirmation of identity.
 */
export async function http(url: string, options: RequestInit = {}): Promise<Answer> {
  try {
    return await send(url, options);
  } catch (error) {
    const mended = sessionEnded(error)
      ? await session.renewed()
      : needsConfirming(error) && (await presence.ask());
    if (!mended) throw error;
    return send(url, options);
  }
}

/** Uploads one file for a usage. */
export async function upload(usage: Usage, file: File): Promise<UploadedFile> {
  const body = new FormData();
  body.set('usage', usage);
  body.append('file', file);
  return (await http(`${API}/files`, { method: 'POST', body })).json as ConsoleOutput<
    typeof fileAdminApi.upload
  >;
}
