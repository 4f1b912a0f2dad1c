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

/** Routes outside both APIs: pages, health, files. `routes.spec.ts` pins the list. */
export const Open = () => SetMetadata(OPEN, true);

/** Routes of another protocol (tus) for signed-in members. `routes.spec.ts` pins the list. */
export const ForMember = () => SetMetadata(FOR_MEMBER, true);

/** Binds a handler to a declared data API call, which gives path, access and schema. */
export const Call = (endpoint: Endpoint) =>
  applyDecorators(All(`api/${endpoint.path}`), SetMetadata(CALL, endpoint));

/** Binds a handler to a declared console call, which gives path, access, status, schema and the handler's return type. */
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
/** The calling member. */
export const Me = createParamDecorator(
  (_: unknown, context: ExecutionContext) => contextOf(request(context)).caller as MemberCaller,
);
/** The calling staff member. */
export const Staff = createParamDecorator(
  (_: unknown, context: ExecutionContext) => contextOf(request(context)).caller as StaffCaller,
);
/** Language, address, request id. */
export const Ctx = createParamDecorator((_: unknown, context: ExecutionContext): Context =>
  contextOf(request(context)),
);
