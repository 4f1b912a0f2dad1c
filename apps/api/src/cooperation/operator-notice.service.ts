import { Injectable } from '@nestjs/common';
import { CONSENT, type MessageKey } from '@ipw/domain';
import { ConsentService } from '../content';
import type { Sql } from '../core/db/db';
import { operatorsOf } from '../ip';
import { MessageService } from '../message';
import { type CooperationEntity, CooperationService } from '../opportunity';
import { brandArgs, isOfSheet } from './brand-name';

type Contracted = Pick<CooperationEntity, 'id' | 'ip_id' | 'origin' | 'source' | 'buyer'>;

/** Messages about a cooperation to the operators of its IP, each of whom may know the brand's name or not. */
@Injectable()
export class OperatorNoticeService {
  constructor(
    private readonly consents: ConsentService,
    private readonly cooperations: CooperationService,
    private readonly messages: MessageService,
  ) {}

  /** `by`: the member who acted, whom the page tells. */
  async send(
    sql: Sql,
    found: Contracted,
    key: MessageKey,
    args: Record<string, string>,
    by?: string,
  ): Promise<void> {
    const buyer = this.cooperations.buyerOf(found);
    const operators = (await operatorsOf(sql, found.ip_id)).filter((id) => id !== by);
    const agreed = isOfSheet(found)
      ? await this.consents.hadBy(sql, operators, CONSENT.supplement[0])
      : new Set(operators);
    for (const id of operators)
      await this.messages.send(sql, id, key, {
        ip_id: found.ip_id,
        ...args,
        ...brandArgs(found, buyer, agreed.has(id)),
      });
  }
}
