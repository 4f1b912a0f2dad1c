import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthStatus,
  type Input,
  MAINLAND,
  type mainlandAuthInput,
  type memberApi,
  UNVERIFIED,
  VERIFIED,
  verificationMachine,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { IDENTITY, type Identity } from '../core/providers/identity';
import { documentHash } from '../core/security/document-hash';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import { MessageService } from '../message';
import { setAuthStatus } from './auth-status';
import type { MemberEntity } from './member.entity';
import { OwnProofService } from './own-proof.service';
import { VerificationService } from './verification.service';
import { PhoneService } from '../core/security/phone.service';

const OPEN_TO_PROOF: AuthStatus[] = [UNVERIFIED, ...verificationMachine.actions.submit.from];

/** Real-name verification: mainland members by the identity provider, overseas members by staff. */
@Injectable()
export class RealNameService {
  constructor(
    private readonly db: Db,
    private readonly proofs: OwnProofService,
    private readonly phones: PhoneService,
    private readonly limits: LimitService,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly messages: MessageService,
    private readonly verifications: VerificationService,
    @Inject(IDENTITY) private readonly identity: Identity,
  ) {}

  async verify(
    me: MemberCaller,
    input: Input<typeof memberApi.auth>,
    context: Context,
  ): Promise<{ is_auth: 0 | 1; status: AuthStatus }> {
    const member = await this.db.one<Pick<MemberEntity, 'area_code' | 'auth_status' | 'version'>>(
      'SELECT area_code, auth_status, version FROM member WHERE id = ?',
      [me.id],
    );
    if (!member) throw new DomainError('TOKEN_ILLEGAL');
    if (member.auth_status === VERIFIED)
      throw new DomainError('STATE', {
        machine: 'auth',
        state: member.auth_status,
        allowed: OPEN_TO_PROOF,
      });
    await this.limits.take('identity', me.id);
    const mainland = member.area_code === MAINLAND;
    if (mainland !== (input.document_type === 'resident_id'))
      throw validationError('document_type', 'choice');
    return input.document_type === 'resident_id'
      ? this.byProvider(me, member, input, context)
      : this.verifications.submit(me, input, member.version);
  }

  private async byProvider(
    me: MemberCaller,
    member: Pick<MemberEntity, 'auth_status' | 'version'>,
    input: z.output<typeof mainlandAuthInput>,
    context: Context,
  ): Promise<{ is_auth: 1; status: AuthStatus }> {
    const { auth_status, version } = member;
    if (!OPEN_TO_PROOF.includes(auth_status)) throw new DomainError('CONFLICT', { version });
    const { phone, spend } = await this.proofs.phone(me, input, context);
    const { phone_number } = phone;
    const { real_name, document_number } = input;
    if (!(await this.identity.matches({ real_name, document_number, phone_number })))
      throw validationError('real_name', 'identity');
    const seal = (column: string, value: string) => this.cipher.seal(`member:${me.id}:${column}`, value);
    await this.db.tx(async (sql) => {
      await spend(sql);
      const proven = {
        verified_at: new Date(),
        real_name: seal('real_name', real_name),
        document_number: seal('document_number', document_number),
        document_hash: documentHash(this.cipher, document_number),
        auth_phone: this.phones.seal(me.id, phone_number),
        version: version + 1,
      };
      const changed = await setAuthStatus(sql, me.id, VERIFIED, proven, {
        auth_status,
        version,
        closed_at: null,
      });
      if (changed === 0) throw new DomainError('CONFLICT', { version });
      await this.history.write(sql, {
        subject: 'member',
        subjectId: me.id,
        action: 'verify',
        actor: me,
        from: auth_status,
        to: VERIFIED,
      });
      await this.messages.send(sql, me.id, 'real_name_verified');
    });
    return { is_auth: 1, status: VERIFIED };
  }
}
