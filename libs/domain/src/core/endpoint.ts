import type * as z from 'zod/mini';

/** Who may call: anybody, a signed-in member, or a member related to the IP `ip_id` of the input. */
export type Access = 'public' | 'member' | 'ip';

export interface Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O = unknown> {
  /** Path under `/api/`, e.g. `claim/submit`. */
  path: string;
  access: Access;
  input: I;
  /** Type of the answer; has no value at run time. */
  output?: O;
  /** Requires POST: the call changes something, or carries a password, a code or a document number. */
  post?: boolean;
  /** Changes nothing although it requires POST, so it does not count against a member's hourly limit of changes. */
  reads?: boolean;
  /** A repeat with the same `idempotency_key` gets the stored first answer. */
  creates?: boolean;
  /** Exempt from signing: this call tells clients whether they must sign. */
  unsigned?: boolean;
  /** Demands a proof of work (40004) when called often. */
  proof?: boolean;
  /** Multipart: the handler reads and checks the body itself. */
  multipart?: boolean;
  /** Answers with a file of one of these types instead of the envelope; errors keep the envelope. */
  streams?: readonly string[];
  summary: string;
}

/** What a browser needs to send a call. The schema of the input may be missing: the server checks it, and it takes a page 25 KB. */
export interface Sent<I extends z.ZodMiniType = z.ZodMiniType, O = unknown> extends Pick<
  Endpoint<I, O>,
  'path' | 'access' | 'output' | 'post' | 'creates'
> {
  input?: I;
}

export type Input<E> = E extends Endpoint<infer I> ? z.output<I> : never;
export type Request<E> = E extends Sent<infer I> ? z.input<I> : never;
export type Output<E> = E extends Sent<z.ZodMiniType, infer O> ? O : never;

/** `call<Answer>()({...})` declares a call of the data API; the answer is a type, the input a schema. */
export const call =
  <O>() =>
  <I extends z.ZodMiniType, const P extends string>(
    endpoint: Omit<Endpoint<I, O>, 'output'> & { path: P },
  ): Endpoint<I, O> & { path: P } =>
    endpoint;
