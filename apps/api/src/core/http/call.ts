import {
  All,
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { ConsoleEndpoint, Endpoint } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { contextOf, type Context, type MemberCaller, type StaffCaller } from './context';

export const CALL = 'ipw:call';
export const CONSOLE = 'ipw:console';
export const CONSOLE_CALL = 'ipw:console-call';
export const OPEN = 'ipw:open';
export const FOR_MEMBER = 'ipw:for-member';

/** Routes that are neither: pages, health, files. A frozen list; `routes.spec.ts` knows it. */
export const Open = () => SetMetadata(OPEN, true);

/** Routes of another protocol (tus) for signed-in members. A frozen list like the open ones. */
export const ForMember = () => SetMetadata(FOR_MEMBER, true);

/** Binds a handler to a declared call of the data API; path, access and schema come from the declaration. */
export const Call = (endpoint: Endpoint) =>
  applyDecorators(All(`api/${endpoint.path}`), SetMetadata(CALL, endpoint));

/**
 * Binds a handler to a declared call of the console API: path, access, status and schema come from the declaration, and the
 * handler answers its type.
 */
export const ConsoleCall =
  <O>(endpoint: ConsoleEndpoint & { output?: O }) =>
  <T extends (...args: never[]) => O | Promise<O>>(
    target: object,
    key: string | symbol,
    handler: TypedPropertyDescriptor<T>,
  ): void => {
    const { route, access, creates } = endpoint;
    const [method, path] = route.split(' ') as [keyof typeof RequestMethod, string];
    applyDecorators(
      RequestMapping({ method: RequestMethod[method], path: `api/admin/${path}` }),
      HttpCode(creates ? 201 : 200),
      SetMetadata(CONSOLE, access),
      SetMetadata(CONSOLE_CALL, endpoint),
    )(target, key, handler);
  };

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
