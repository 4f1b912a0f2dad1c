import { SESSION_CODES, type Rule, type UploadedFile, type Usage } from '@ipw/domain';

/** What the uploads need from the app that shows them. */
export interface UploadLine {
  /** The value of the Authorization header; undefined when signed out. */
  authorization: () => string | undefined;
  /** The language the server answers in. */
  language: () => string;
  /** Told that the session of this header is over, with the code; true: signed in again, to be sent once more. */
  onSessionEnd?: (code: number, authorization: string | undefined) => Promise<boolean>;
}

export interface SendOptions {
  /** 0 to 1 of the bytes sent. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A named rule the server found broken, in the words of the caller's language. */
interface Refusal {
  field: string;
  rule: Rule;
  msg: string;
}

/** An upload that did not arrive. `again`: worth repeating as it is (network, 5xx). `ended`: the session is over. */
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

/** Give up when nothing has moved for this long. */
const STALL_MS = 60_000;

interface Answer {
  code: number;
  msg: string;
  data: (UploadedFile & { errors?: undefined }) | { errors?: Refusal[] } | null;
}

function read(request: XMLHttpRequest, authorization: string | undefined): UploadedFile {
  let answer: Answer | undefined;
  try {
    answer = JSON.parse(request.responseText) as Answer;
  } catch {
    answer = undefined;
  }
  if (answer?.code === 0 && answer.data && 'image_id' in answer.data) return answer.data;
  const ended =
    answer && SESSION_CODES.includes(answer.code) ? { code: answer.code, authorization } : undefined;
  throw new UploadError(answer?.msg ?? '', request.status >= 500, answer?.data?.errors?.[0], ended);
}

/** Sends one file as it is, once. Rejects with an UploadError, or the signal's reason when aborted. */
export const send = (
  file: File,
  usage: Usage,
  line: UploadLine,
  { onProgress, signal }: SendOptions = {},
): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    let stall: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(stall);
      stall = setTimeout(cancel, STALL_MS);
    };
    request.open('POST', `/api/common/upload?${new URLSearchParams({ usage }).toString()}`);
    const authorization = line.authorization();
    if (authorization) request.setRequestHeader('Authorization', authorization);
    request.setRequestHeader('Accept-Language', line.language());
    request.upload.onprogress = (event) => {
      moved();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onloadend = () => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', cancel);
      if (signal?.aborted) return reject(signal.reason as Error);
      if (request.status === 0) return reject(new UploadError('', true));
      try {
        resolve(read(request, authorization));
      } catch (error) {
        reject(error as UploadError);
      }
    };
    signal?.addEventListener('abort', cancel);
    // `usage` goes first: the server knows the row before it reads a byte of the file.
    const body = new FormData();
    body.append('usage', usage);
    body.append('file', file, file.name);
    moved();
    request.send(body);
  });
