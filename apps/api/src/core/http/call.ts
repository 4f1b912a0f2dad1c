import {
  All,
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import type { Endpoint, Scope } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { contextOf, type Context, type MemberCaller, type StaffCaller } from './context';

export const CALL = 'ipw:call';
export const CONSOLE = 'ipw:console';
export const OPEN = 'ipw:open';
export const FOR_MEMBER = 'ipw:for-member';

/** A console route: the scope it needs (or one of some), `signed-in` for any staff, or `open` for signing in. */
export type ConsoleAccess = Scope | readonly Scope[] | 'signed-in' | 'enrolling' | 'open';

/** Routes that are neither: pages, health, files. A frozen list; `routes.spec.ts` knows it. */
export const Open = () => SetMetadata(OPEN, true);

/** Routes of a protocol of its own (tus), for whoever has a token. A frozen list like the open ones. */
export const ForMember = () => SetMetadata(FOR_MEMBER, true);

/** Binds a handler to a declared call of the data API; path, access and schema come from the declaration. */
export const Call = (endpoint: Endpoint) =>
  applyDecorators(All(`api/${endpoint.path}`), SetMetadata(CALL, endpoint));

export const Console = (...access: [Exclude<ConsoleAccess, readonly Scope[]>] | Scope[]) =>
  SetMetadata(CONSOLE, new Set(access).size === 1 ? access[0] : access);

const request = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

/** The validated input of the call. */
export const In = createParamDecorator(
  (_: unknown, context: ExecutionContext) => contextOf(request(context)).input,
);
/** The member who calls. */
export const Me = createParamDecorator(
  (_: unknown, context: ExecutionContext) => contextOf(request(context)).caller as MemberCaller,
);
/** The staff member who calls. */
export const Staff = createParamDecorator(
  (_: unknown, context: ExecutionContext) => contextOf(request(context)).caller as StaffCaller,
);
/** Language, address, request id. */
export const Ctx = createParamDecorator((_: unknown, context: ExecutionContext): Context =>
  contextOf(request(context)),
);
