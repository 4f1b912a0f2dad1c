import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Endpoint, idFieldOf, STORIES } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { CALL } from '../http/call';
import type { CallInterceptor } from '../http/call-interceptors';
import { contextOf } from '../http/context';
import { LimitService } from './limit.service';
import type { Count, LimitName } from './rules';

/** The limit of a creating call. An input with one of the `unless` fields changes an existing record and does not count. */
interface Creation {
  limit: LimitName;
  unless?: readonly string[];
}

/** Limits for a member of every call declared with `creates`. A spec compares the two lists. */
export const CREATIONS: Readonly<Record<string, readonly Creation[]>> = {
  // Limited elsewhere: registration by address and network, exports by day and proof of identity, manuals one an IP, sheets by
  // phone, address and network, templates of answers to 20 an IP.
  'opportunity/templateSave': [],
  // One entry an IP and tender.
  'tender/registrationSave': [],
  'tender/registrationSubmit': [],
  // Rounds by cooperation; a round is answered once, a thread sealed once.
  'tender/threadOpen': [],
  'tender/roundSubmit': [],
  'tender/threadReply': [],
  'tender/confirmFinal': [],
  // By thread; 50 replies a pin.
  'tender/pinAnswer': [],
  'tender/brandPinAnswer': [],
  // Requests for pictures by cooperation; each is answered once.
  'tender/imageRequest': [],
  'tender/imageDecide': [],
  'tender/imageRevoke': [],
  'opportunity/cooperateSubmit': [],
  'tender/campaignEntry': [],
  'tender/campaignReport': [],
  'opportunity/cooperateAgain': [],
  'member/register': [],
  'member/requestExport': [],
  'ip/manualSave': [],
  'ip/add': [{ limit: 'ip_add' }],
  // Without claim and IP, the call creates the IP to claim.
  'claim/save': [
    { limit: 'ip_add', unless: ['claim_id', 'ip_id'] },
    { limit: 'claim_save', unless: ['claim_id'] },
  ],
  'claim/submit': [{ limit: 'ip_add', unless: ['claim_id', 'ip_id'] }, { limit: 'claim_submit' }],
  'tender/questionAsk': [{ limit: 'tender_question' }],
  'tender/objectionSubmit': [{ limit: 'tender_objection' }],
  'claim/disputeSubmit': [{ limit: 'dispute' }],
  'ip/invite': [{ limit: 'invite' }],
  'ip/handoverOffer': [{ limit: 'handover' }],
  'gallery/seriesSave': [{ limit: 'create_content', unless: ['series_id'] }],
  'review/duplicate': [{ limit: 'create_content' }],
  ...Object.fromEntries(
    Object.keys(STORIES).map((kind) => [
      `ip/${kind}Save`,
      [{ limit: 'create_content', unless: [idFieldOf(kind)] } as const],
    ]),
  ),
  'filing/save': [{ limit: 'create_content', unless: ['filing_id'] }],
  'tender/skinSave': [{ limit: 'create_content', unless: ['skin_id'] }],
  'code/goodsSave': [{ limit: 'create_goods', unless: ['goods_id'] }],
  'code/licenseeSave': [{ limit: 'create_goods', unless: ['licensee_id'] }],
  'code/orderCreate': [{ limit: 'create_order' }],
  'code/useCreate': [{ limit: 'create_code_request' }],
};

/** Calls that end sessions: never refused, since each session ends once. */
export const ENDINGS: readonly string[] = ['member/logout', 'member/revokeSession', 'member/revokeOthers'];

/** Calls that replace credentials, or keep the account open: they count for their session alone, as `session_defence`. */
export const REPLACEMENTS: readonly string[] = [
  'member/updPassword',
  'member/changePhone',
  'member/sendOwnYzm',
  'member/sendEmailCode',
  'member/confirmEmail',
  'member/removeEmail',
  'member/withdrawClosure',
  'ip/setPrivateBussinessPassword',
];

function countsOf(
  path: string,
  input: object,
  { id, sessionId }: { id: string; sessionId: string },
): Count[] {
  if (ENDINGS.includes(path)) return [];
  if (REPLACEMENTS.includes(path)) return [['session_defence', sessionId]];
  const creations = (CREATIONS[path] ?? [])
    .filter(({ unless = [] }) => !unless.some((field) => (input as Record<string, unknown>)[field]))
    .map(({ limit }): Count => [limit, id]);
  return [['member_change', id], ...creations];
}

/** Whether a call counts as a change of the member who makes it. */
export const isChange = ({ access, post, reads }: Endpoint): boolean =>
  access !== 'public' && post === true && !reads;

/** Counts a member's changes and creations before they happen. Runs inside the envelope, so a stored answer to a repeat does not count. */
@Injectable()
export class CreationLimitInterceptor implements CallInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitService,
  ) {}

  isFor(endpoint: Endpoint | undefined): boolean {
    return endpoint !== undefined && isChange(endpoint);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const endpoint = this.reflector.get<Endpoint>(CALL, context.getHandler());
    const request = contextOf(context.switchToHttp().getRequest<FastifyRequest>());
    const { caller, input } = request;
    if (caller) await this.limits.pass(countsOf(endpoint.path, input ?? {}, caller), request);
    return next.handle();
  }
}
