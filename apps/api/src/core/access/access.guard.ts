import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  type ConsoleAccess,
  type ConsoleEndpoint,
  type Endpoint,
  GRANTS,
  languageOf,
  opensTo,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MemberSessionService } from '../auth/member-session.service';
import { RelationService } from '../auth/relation.service';
import { CONFIG, type Config } from '../config';
import { DomainError, validationError } from '../errors/domain-error';
import { FileSessionService } from '../files/file-session.service';
import { LARGEST_FORM } from '../files/receive';
import { DEVICE_COOKIE } from '../limit/known-device.service';
import { requireFresh, STAFF_COOKIE, StaffSessionService } from '../staff/staff-session.service';
import { bearerOf } from '../http/bearer';
import { queryOf, consoleInput } from '../http/body';
import { CALL, CONSOLE, CONSOLE_CALL, FOR_MEMBER, OPEN } from '../http/call';
import { readCookie } from '../http/cookies';
import { firstField } from '../http/first-field';
import { contextOf, type MemberCaller, type StaffCaller } from '../http/context';
import { browserLanguage } from '../http/page-language';
import { signatureOf } from '../http/signature';
import { sameText } from '../security/token';
import { inputErrors } from './parameter-names';

/** Parameters of the envelope, which are read here and are no part of a call's input. */
const ENVELOPE = ['token', 'sign', 'lang', 'longcontent', 'idempotency_key', 'needToken', 'captcha'] as const;

/** The guard of all routes: authenticates and authorises the caller. A route without a declaration is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly members: MemberSessionService,
    private readonly staff: StaffSessionService,
    private readonly relations: RelationService,
    private readonly files: FileSessionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const handler = context.getHandler();
    const endpoint = this.reflector.get<Endpoint | undefined>(CALL, handler);
    if (endpoint) return this.admitCall(endpoint, request, http.getResponse<FastifyReply>());
    const access = this.reflector.get<ConsoleAccess | undefined>(CONSOLE, handler);
    if (access) {
      await this.admitConsole(access, request, http.getResponse<FastifyReply>());
      const declared = this.reflector.get<ConsoleEndpoint | undefined>(CONSOLE_CALL, handler);
      if (declared) readConsoleInput(declared, request);
      return true;
    }
    if (this.reflector.get(FOR_MEMBER, handler)) return this.admitMember(request);
    if (this.reflector.get(OPEN, handler)) return true;
    throw new DomainError('FORBIDDEN');
  }

  private async admitCall(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const context = contextOf(request);
    context.language = browserLanguage(request);
    const given = merge(queryOf(request), request.body as Record<string, unknown> | undefined);
    if (typeof given.lang === 'string') context.language = languageOf(given.lang) ?? context.language;
    if (endpoint.access !== 'public') {
      const caller = await this.members
        .require(await tokenOf(endpoint, request, given))
        .catch((error: unknown) => {
          // Drains a body that was read in part, which would otherwise precede the connection's next request.
          if (endpoint.multipart) request.raw.resume();
          throw error;
        });
      context.caller = caller;
      this.showFiles(caller, request, reply);
    }
    this.checkSignature(endpoint, given);
    if (given.idempotency_key !== undefined && given.idempotency_key !== '')
      context.idempotencyKey = keyOf(given.idempotency_key);
    context.kind = endpoint.path;
    context.captcha = textOf(given.captcha);
    context.device = readCookie(request.headers.cookie, DEVICE_COOKIE);
    if (!endpoint.multipart) context.input = parseInput(endpoint, given);
    if (endpoint.access === 'ip')
      await this.relations.require((context.input as { ip_id: string }).ip_id, context.caller!.id);
    return true;
  }

  private async admitMember(request: FastifyRequest): Promise<boolean> {
    const context = contextOf(request);
    context.language = browserLanguage(request);
    context.caller = await this.members.require(bearerOf(request));
    return true;
  }

  /** Sets the file cookie, because answers may contain file addresses, which open in this session only. */
  private showFiles(caller: MemberCaller | StaffCaller, request: FastifyRequest, reply: FastifyReply): void {
    const cookie = this.files.cookieFor(caller, request.headers.cookie);
    if (cookie) void reply.header('set-cookie', cookie);
  }

  private checkSignature({ unsigned, multipart }: Endpoint, given: Record<string, unknown>): void {
    const long = given.longcontent === '1' || given.longcontent === 1;
    const demanded = this.config.API_SIGN_REQUIRED && !unsigned && !multipart && !long;
    if (given.sign === undefined && !demanded) return;
    const expected = signatureOf(given, this.config.API_SIGN_SECRET);
    if (typeof given.sign !== 'string' || !sameText(given.sign, expected)) throw new DomainError('SIGNATURE');
  }

  private async admitConsole(
    access: ConsoleAccess,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const context = contextOf(request);
    context.language = browserLanguage(request);
    void reply.header('cache-control', 'no-store');
    // A missing body counts as an empty object.
    request.body ??= {};
    if (access === 'open') {
      context.kind = request.routeOptions.url;
      context.captcha = textOf((request.body as { captcha?: unknown } | null | undefined)?.captcha);
      context.device = readCookie(request.headers.cookie, DEVICE_COOKIE);
      return;
    }
    const session = await this.staff.require(readCookie(request.headers.cookie, STAFF_COOKIE));
    context.caller = session.caller;
    this.showFiles(session.caller, request, reply);
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !sameText(String(request.headers['x-csrf-token'] ?? ''), session.csrf))
      throw new DomainError('FORBIDDEN');
    if (access === 'enrolling') return;
    if (session.caller.mustEnrol) throw new DomainError('FORBIDDEN');
    if (!opensTo(access, GRANTS[session.caller.role])) throw new DomainError('FORBIDDEN');
    refuseAnothersId(request);
  }
}

/** Validates the input; a call declared `fresh` demands a recent confirmation of identity first. */
function readConsoleInput(endpoint: ConsoleEndpoint, request: FastifyRequest): void {
  const context = contextOf(request);
  if (endpoint.fresh) requireFresh(context.caller as StaffCaller);
  if (endpoint.input) context.input = consoleInput(endpoint, endpoint.input, request);
}

/** Refuses a whole record whose id differs from the id in the path, because it was read from another record. */
function refuseAnothersId({ params, body }: FastifyRequest): void {
  const address = (params as { id?: string }).id;
  const { id } = body as { id?: unknown };
  if (address === undefined || id === undefined || id === null) return;
  // An id must be a string or number; other values may not even convert to text.
  if (typeof id === 'object' || String(id) !== address) throw validationError('id', 'other_record');
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The token in the header, in the fields or, for uploads, in the form's first field. */
async function tokenOf(endpoint: Endpoint, request: FastifyRequest, given: Record<string, unknown>) {
  const shown = bearerOf(request) ?? given.token;
  const fits = Number(request.headers['content-length'] ?? 0) <= LARGEST_FORM;
  return shown === undefined && endpoint.multipart && fits ? firstField(request, 'token') : shown;
}

function merge(
  query: Record<string, string>,
  body: Record<string, unknown> | undefined,
): Record<string, unknown> {
  for (const key of Object.keys(body ?? {}))
    if (key in query) throw new DomainError('VALIDATION', {}, [{ field: key, rule: 'duplicate', args: {} }]);
  return { ...query, ...body };
}

function keyOf(value: unknown): string {
  if (typeof value === 'string' && /^[\w-]{8,64}$/.test(value)) return value;
  throw new DomainError('VALIDATION', {}, [{ field: 'idempotency_key', rule: 'malformed', args: {} }]);
}

function parseInput(endpoint: Endpoint, given: Record<string, unknown>): unknown {
  const input = Object.fromEntries(
    Object.entries(given).filter(([key]) => !(ENVELOPE as readonly string[]).includes(key)),
  );
  const parsed = endpoint.input.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new DomainError('VALIDATION', {}, inputErrors(endpoint, parsed.error.issues, input));
}
