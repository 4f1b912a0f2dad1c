import type * as z from 'zod/mini';

/** Who may call: anybody, a member with a token, or a member related to the `ip_id` of the input. */
export type Access = 'public' | 'member' | 'ip';

export interface Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O = unknown> {
  /** Path under `/api/`, e.g. `claim/submit`. */
  path: string;
  access: Access;
  input: I;
  /** Carries the answer's type only; never read. */
  output?: O;
  /** Sent by POST: it changes something, or carries a password, a code or a document number. */
  post?: boolean;
  /** A repeat with the same `idempotency_key` answers the first outcome. */
  creates?: boolean;
  /** Never has to be signed: here a client learns whether it must sign. */
  unsigned?: boolean;
  /** Asks for a proof of work (40004) once it is asked often. */
  proof?: boolean;
  /** A multipart call: its handler reads and checks the body. */
  multipart?: boolean;
  /** Answers with a file of one of these types instead of the envelope; refusals keep the envelope. */
  streams?: readonly string[];
  summary: string;
}

export type Input<E> = E extends Endpoint<infer I> ? z.output<I> : never;
export type Request<E> = E extends Endpoint<infer I> ? z.input<I> : never;
export type Output<E> = E extends Endpoint<z.ZodMiniType, infer O> ? O : never;

/** `call<Answer>()({...})` declares a call of the data API; the answer is a type, the input a schema. */
export const call =
  <O>() =>
  <I extends z.ZodMiniType, const P extends string>(
    endpoint: Omit<Endpoint<I, O>, 'output'> & { path: P },
  ): Endpoint<I, O> & { path: P } =>
    endpoint;
