import type { Language, Role } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../limit/client-network';

/** The member behind a call. `auth`: real name verified. */
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
  /** The first password, which an administrator has seen, was not replaced yet. */
  mustSetPassword: boolean;
  /** Only setting a password and enrolling a second factor are open. */
  mustEnrol: boolean;
  /** When this person last proved who they are. */
  confirmedAt: Date;
}

/** The guard's findings about a request; handlers and services read only this. */
export interface Context {
  language: Language;
  requestId: string;
  /** Where it comes from, as limits count it. */
  address: string;
  network: string;
  userAgent: string;
  caller?: MemberCaller | StaffCaller;
  /** The validated input of a data API call. */
  input?: unknown;
  idempotencyKey?: string;
  /** What a proof of work must be made for: the call's path. */
  kind?: string;
  /** A proof of work, as it came. */
  captcha?: string | undefined;
  /** The cookie of a known device, as it came. */
  device?: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    context_?: Context;
  }
}

/** The context of a request; made on first use so that even a refused body has a language. */
export function contextOf(request: FastifyRequest): Context {
  return (request.context_ ??= {
    language: 'zh-CN',
    requestId: request.id,
    ...clientNetworkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
  });
}
