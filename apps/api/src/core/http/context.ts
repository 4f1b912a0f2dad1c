import { DEFAULT_LANGUAGE, type Language, type Role } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { clientNetworkOf } from './client-network';

/** The calling member. `auth`: real name verified. */
export interface MemberCaller {
  kind: 'member';
  id: string;
  sessionId: string;
}

export interface StaffCaller {
  kind: 'staff';
  id: string;
  sessionId: string;
  username: string;
  name: string;
  role: Role;
  /** True while the first password, which an administrator has seen, is in use. */
  mustSetPassword: boolean;
  /** True until a second factor is enrolled: only setting a password and enrolling are allowed. */
  mustEnrol: boolean;
  /** When the staff member last confirmed their identity. */
  confirmedAt: Date;
}

/** What the guard found out about a request; handlers and services read only this. */
export interface Context {
  language: Language;
  requestId: string;
  /** When the complete request had arrived, before it waited for anything. */
  arrived: Date;
  /** Client address and network, as rate limits count them. */
  address: string;
  network: string;
  userAgent: string;
  caller?: MemberCaller | StaffCaller;
  /** Validated input of a data API call. */
  input?: unknown;
  idempotencyKey?: string;
  /** What a proof of work must be made for: the call's path. */
  kind?: string;
  /** The proof of work as received. */
  captcha?: string | undefined;
  /** The cookie of a known device as received. */
  device?: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    context_?: Context;
  }
}

/** The context of a request; created on first use, so that even a refused body has a language. */
export function contextOf(request: FastifyRequest): Context {
  return (request.context_ ??= {
    language: DEFAULT_LANGUAGE,
    requestId: request.id,
    arrived: new Date(),
    ...clientNetworkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
  });
}
