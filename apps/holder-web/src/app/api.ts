import { type Challenge, ERRORS, SESSION_CODES, type Output, type Request, type Sent } from '@ipw/domain';
import { newKey, toast, type Problem } from '@ipw/ui';
import { getLanguage, translate } from '../i18n/catalogue';
import { isBrokenAddress } from './broken-address';
import { inTime } from './in-time';
import { endSession, tokenStore } from './session';
import { sessionEnded } from './session-alert';

const TIME_OUT_MS = 60_000;
const RELOAD_MS = 1500;

/** No answer, too many calls, or an error of the server: the same call may succeed later. */
export const TEMPORARY: readonly number[] = [0, ERRORS.TOO_MANY.code, ERRORS.BUSY.code, ERRORS.INTERNAL.code];

/** An error of the server, or no answer (`code` 0). */
export class ApiError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** The fields a validation error names. */
  get problems(): Problem[] {
    return this.code === ERRORS.VALIDATION.code && Array.isArray(this.data.errors)
      ? (this.data.errors as Problem[])
      : [];
  }

  /** Whether the same call may succeed later. */
  get isTemporary(): boolean {
    return TEMPORARY.includes(this.code);
  }

  /** Seconds to wait, if the server gives them. */
  get retryAfter(): number | undefined {
    return typeof this.data.retry_after === 'number' ? this.data.retry_after : undefined;
  }
}

export interface CallOptions {
  /** Fields whose errors the form shows: no toast appears for them. */
  fields?: readonly string[];
  /** The same for every attempt of one action. */
  idempotency_key?: string;
  /** Codes the caller handles itself: no toast appears for them. */
  expect?: readonly number[];
  signal?: AbortSignal;
  /** A token instead of the session's. */
  token?: string;
}

interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

const onWire = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

type Parameters = Readonly<Record<string, unknown>>;

/** Signs the parameters of a call; set once the server has demanded signatures. */
let sign: ((parameters: Parameters) => Parameters) | undefined;

function send(
  endpoint: Sent,
  input: Parameters,
  token: string | null,
  { signal, idempotency_key }: CallOptions,
): Promise<Response> {
  const time = AbortSignal.timeout(TIME_OUT_MS);
  const init: RequestInit = {
    headers: { 'Accept-Language': getLanguage(), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    signal: signal ? AbortSignal.any([signal, time]) : time,
    cache: 'no-store',
  };
  if (!endpoint.post) {
    const given = Object.entries(input).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, onWire(value)] as const],
    );
    const parameters = Object.fromEntries(given);
    const search = new URLSearchParams((sign?.(parameters) ?? parameters) as typeof parameters).toString();
    return fetch(`/api/${endpoint.path}${search ? `?${search}` : ''}`, init);
  }
  const body = endpoint.creates ? { ...input, idempotency_key } : input;
  return fetch(`/api/${endpoint.path}`, {
    ...init,
    method: 'POST',
    headers: { ...init.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(sign?.(body) ?? body),
  });
}

/** Shows an error's message, unless its caller or the session dialog handles it. */
function announce(error: ApiError, status: number, options: CallOptions, usedToken: string | null): void {
  if (SESSION_CODES.includes(error.code)) return;
  if (status === 401 && usedToken !== tokenStore.get()) return;
  if (options.expect?.includes(error.code)) return;
  if (
    error.problems.length > 0 &&
    error.problems.every((one) => options.fields?.includes(one.field.split('.')[0]!))
  )
    return;
  if (status === 401) {
    toast('bad', translate('session.expired'));
    endSession();
    setTimeout(() => location.reload(), RELOAD_MS);
    return;
  }
  toast('bad', error.message);
}

interface Answer {
  status: number;
  envelope: Envelope;
}

/** Sends a call; repeats it with a signature when the server demands one (`common/config` has the secret). */
async function exchange(
  endpoint: Sent,
  input: Parameters,
  token: string | null,
  options: CallOptions,
): Promise<Answer> {
  const signed = sign;
  const answer = await sendOnce(endpoint, input, token, options);
  if (answer.envelope.code !== ERRORS.SIGNATURE.code) return answer;
  // Another call may have loaded the secret meanwhile; a changed secret is requested again.
  if (sign === signed)
    sign = await import('./signing').then(
      ({ signer }) => signer(),
      () => undefined,
    );
  return sign ? sendOnce(endpoint, input, token, options) : answer;
}

/** Sends a call once and reads the answer; no answer counts as an error with code 0. */
async function sendOnce(
  endpoint: Sent,
  input: Parameters,
  token: string | null,
  options: CallOptions,
): Promise<Answer> {
  let status = 0;
  try {
    const response = await send(endpoint, input, token, options);
    status = response.status;
    return { status, envelope: (await response.json()) as Envelope };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    const msg = translate(late ? 'api.timeout' : status ? 'api.unreadable' : 'api.offline');
    return { status: status || 599, envelope: { code: 0, msg, data: null } };
  }
}

/** The proof-of-work challenge in an answer. */
const challengeOf = ({ envelope: { code, data } }: Answer): Challenge | undefined =>
  code === ERRORS.CAPTCHA.code ? (data as { challenge?: Challenge }).challenge : undefined;

/** Sends a call; repeats it with the solution when the server demands a proof of work. */
async function solved(
  endpoint: Sent,
  input: Parameters,
  token: string | null,
  options: CallOptions,
): Promise<Answer> {
  const answer = await exchange(endpoint, input, token, options);
  if (!challengeOf(answer)) return answer;
  const again = (captcha: string) => exchange(endpoint, { ...input, captcha }, token, options);
  return inTime(import('@ipw/ui/proof')).then(
    ({ withProof }) => withProof(answer, again, challengeOf),
    () => answer,
  );
}

/**
 * Calls the data API: returns the answer's data, or throws an ApiError whose message was shown. A call refused because the
 * session has ended waits for the member to sign in and is repeated.
 */
export async function api<E extends Sent>(
  endpoint: E,
  input: Request<E>,
  { idempotency_key = newKey(), ...rest }: CallOptions = {},
): Promise<Output<E>> {
  const options = { idempotency_key, ...rest };
  for (;;) {
    const token = options.token ?? tokenStore.get();
    const { envelope, status } = await solved(endpoint, input as Parameters, token, options);
    if (envelope.code === 0 && status < 300) return envelope.data as Output<E>;
    let error = new ApiError(
      envelope.code,
      envelope.msg || translate('api.unreadable'),
      (envelope.data ?? {}) as Record<string, unknown>,
    );
    if (isBrokenAddress(endpoint, error.problems))
      error = new ApiError(ERRORS.NOT_FOUND.code, translate('api.no_such'));
    const over = SESSION_CODES.includes(error.code) && !options.expect?.includes(error.code);
    if (over && !options.token && (await sessionEnded(error.code, token))) continue;
    announce(error, status, options, token);
    throw error;
  }
}
