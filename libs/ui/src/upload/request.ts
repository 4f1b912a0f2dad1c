import { type Challenge, SESSION_CODES, type Rule } from '@ipw/domain';

/** What uploads need from the app. */
export interface UploadLine {
  /** Value of the Authorization header; undefined when signed out. */
  authorization: () => string | undefined;
  /** Language of the server's answers. */
  language: () => string;
  /** The call that takes a file, if not `common/upload`: of visitors, who send each file whole. */
  call?: string;
  /** Called when the session of this header has ended, with the code; true: signed in again, so the request is repeated. */
  onSessionEnd?: (code: number, authorization: string | undefined) => Promise<boolean>;
}

export interface SendOptions {
  /** Share of the bytes sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The rule a refusal names, with its sentence in the caller's language. */
interface Refusal {
  field: string;
  rule: Rule;
  msg: string;
}

/** A failed upload. `again`: may be repeated unchanged (network, 5xx). `ended`: the session has ended. */
export class UploadError extends Error {
  constructor(
    message: string,
    readonly again: boolean,
    readonly refusal?: Refusal,
    readonly ended?: { code: number; authorization: string | undefined },
  ) {
    super(message);
  }
}

/** An answer: a call's envelope, or only status and headers. */
export interface Answer {
  status: number;
  header: (name: string) => string | null;
  envelope: Envelope | undefined;
}

interface Envelope {
  code: number;
  msg: string;
  data: { errors?: Refusal[]; challenge?: Challenge } | null;
}

/** Time without progress after which a request is aborted. */
export const STALL_MS = 60_000;
/** The code of a refusal without a body. */
const EXPIRED = SESSION_CODES.at(-1)!;

function envelopeOf(text: string): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return undefined;
  }
}

/** Throws the error of a failed answer. */
export function refuseWith({ status, envelope }: Answer, authorization: string | undefined): never {
  const code = envelope?.code ?? (status === 401 ? EXPIRED : 0);
  const ended = SESSION_CODES.includes(code) ? { code, authorization } : undefined;
  throw new UploadError(
    envelope?.msg ?? '',
    status >= 500 || status === 409,
    envelope?.data?.errors?.[0],
    ended,
  );
}

interface Sent {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
}

/** Sends a request with progress. Rejects with an UploadError without an answer, or with the signal's reason when aborted. */
export const request = (
  { method, url, headers = {}, body }: Sent,
  line: UploadLine,
  { onProgress, signal }: SendOptions,
): Promise<Answer & { authorization: string | undefined }> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sent = new XMLHttpRequest();
    const cancel = () => sent.abort();
    let stall: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(stall);
      stall = setTimeout(cancel, STALL_MS);
    };
    sent.open(method, url);
    const authorization = line.authorization();
    if (authorization) sent.setRequestHeader('Authorization', authorization);
    sent.setRequestHeader('Accept-Language', line.language());
    for (const [name, value] of Object.entries(headers)) sent.setRequestHeader(name, value);
    sent.upload.onprogress = (event) => {
      moved();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    sent.onloadend = () => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', cancel);
      if (signal?.aborted) return reject(signal.reason as Error);
      if (sent.status === 0) return reject(new UploadError('', true));
      resolve({
        status: sent.status,
        header: (name) => sent.getResponseHeader(name),
        envelope: envelopeOf(sent.responseText),
        authorization,
      });
    };
    signal?.addEventListener('abort', cancel);
    moved();
    sent.send(body);
  });
