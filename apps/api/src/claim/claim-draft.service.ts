import { Injectable } from '@nestjs/common';
import { type claimApi, claimMachine, type Input, ulid, type Usage } from '@ipw/domain';
import { fromJson, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { type IpEntity, IpOwnershipService } from '../ip';
import { lockOpenAccount } from '../member';
import type { ClaimEntity } from './claim.entity';

export type Draft = Input<typeof claimApi.save>;
/** Details of an artist or offline claim beyond its proof. */
export type Details = Omit<
  Extract<Draft, { kind: 'artist' }>,
  keyof Extract<Draft, { kind: 'normal' }> | 'claim_id'
> &
  Omit<
    Extract<Draft, { kind: 'offline' }>,
    keyof Extract<Draft, { kind: 'normal' }> | 'claim_id' | 'ip_name'
  >;

/** File fields of a claim, and the usage each was uploaded for. */
const FILES = {
  proof_images: 'rights_proof',
  entity_documents: 'entity_document',
  operator_authorization: 'operator_authorization',
  avatar: 'avatar',
  cover: 'artist_cover',
  contract_images: 'contract',
} as const satisfies Record<string, Usage>;
type FileField = keyof typeof FILES;

const only = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : value ? [value as string] : [];

/** The contents of a claim, flat: proof and details. */
export const carried = (
  claim: Pick<ClaimEntity, 'proof_images' | 'entity_documents' | 'operator_authorization' | 'details'>,
): Record<string, unknown> => ({
  proof_images: fromJson<string[]>(claim.proof_images),
  entity_documents: fromJson<string[]>(claim.entity_documents),
  operator_authorization: claim.operator_authorization,
  ...(claim.details ? fromJson<object>(claim.details) : {}),
});

/** Ids of all files a claim refers to. */
export const filesOf = (claim: Parameters<typeof carried>[0]): string[] => {
  const values = carried(claim);
  return Object.keys(FILES).flatMap((field) => only(values[field]));
};

/** Saves the draft of a member's claim; creates claim and IP when they do not exist yet. */
@Injectable()
export class ClaimDraftService {
  constructor(
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly ips: IpOwnershipService,
  ) {}

  /** Refuses an IP the member cannot claim by this kind, foreign files, a claim the member cannot edit now, and a closed account. */
  async keep(sql: Sql, me: MemberCaller, draft: Draft): Promise<{ claim: ClaimEntity; ip: IpEntity }> {
    const known =
      draft.kind !== 'normal' && draft.claim_id ? await this.mine(sql, me, draft.claim_id) : undefined;
    const ip = await this.claimable(
      sql,
      me,
      draft,
      known?.ip_id ?? draft.ip_id ?? (await this.addIp(sql, me, draft)),
    );
    await lockOpenAccount(sql, me.id);
    const claim = known ?? (await this.of(sql, me, ip.id)) ?? (await this.create(sql, me, ip.id, draft.kind));
    const { from } = claimMachine.actions.submit;
    if (!from.includes(claim.state))
      throw new DomainError('STATE', { machine: claimMachine.name, state: claim.state, allowed: from });
    const { kind, ip_id: _ip, proof_images, entity_documents, operator_authorization, ...rest } = draft;
    const {
      claim_id: _claim,
      ip_name: _name,
      agree: _agree,
      texts: _texts,
      ...details
    } = rest as Record<string, unknown>;
    const before = carried(claim);
    const after: Record<string, unknown> = {
      proof_images,
      entity_documents,
      operator_authorization,
      ...details,
    };
    for (const field of Object.keys(FILES) as FileField[])
      await this.files.link(sql, field, only(after[field]), FILES[field], me.id, only(before[field]));
    const set = {
      kind,
      proof_images: JSON.stringify(proof_images),
      entity_documents: JSON.stringify(entity_documents),
      operator_authorization: operator_authorization ?? null,
      details: kind === 'normal' ? null : JSON.stringify(details),
    };
    await sql.update(
      'claim',
      { ...set, version: claim.version + 1 },
      { id: claim.id, version: claim.version },
    );
    if (draft.kind === 'artist' && ip.created_by === me.id) await this.faceOf(sql, ip, draft);
    return { claim: { ...claim, ...set, version: claim.version + 1 }, ip };
  }

  /** The IP, locked so that no other claim of it can be approved meanwhile. */
  private async claimable(sql: Sql, me: MemberCaller, draft: Draft, ipId: string): Promise<IpEntity> {
    const ip = await sql.one<IpEntity>(
      'SELECT * FROM ip WHERE id = ? AND (listed = 1 OR created_by = ?) LOCK IN SHARE MODE',
      [ipId, me.id],
    );
    if (!ip) throw notFound();
    if (ip.owner_id) throw new DomainError('ALREADY_CLAIMED');
    if (ip.kind === 'artist' && draft.kind === 'normal') throw new DomainError('ARTIST_IP');
    if (ip.kind !== 'artist' && draft.kind === 'artist') throw validationError('ip_id', 'choice');
    return ip;
  }

  /** An artist's claim creates its IP; an offline contract may name a new one. */
  private async addIp(sql: Sql, me: MemberCaller, draft: Draft): Promise<string> {
    const ip_name =
      draft.kind === 'artist'
        ? (draft.cn_name ?? draft.en_name ?? '')
        : draft.kind === 'offline'
          ? draft.ip_name
          : undefined;
    if (ip_name === undefined) throw validationError('ip_name', 'required');
    return this.ips.add(sql, me, { kind: draft.kind === 'artist' ? 'artist' : 'normal', ip_name });
  }

  /** Copies name and picture to an IP the artist has added, so that lists show them. */
  private async faceOf(sql: Sql, ip: IpEntity, draft: Extract<Draft, { kind: 'artist' }>): Promise<void> {
    await this.ips.describe(sql, ip.id, {
      ip_name: draft.cn_name ?? draft.en_name ?? '',
      image_id: draft.avatar ?? null,
      intro: draft.intro ?? '',
    });
  }

  private async mine(sql: Sql, me: MemberCaller, claimId: string): Promise<ClaimEntity> {
    const claim = await sql.one<ClaimEntity>(
      'SELECT * FROM claim WHERE id = ? AND member_id = ? FOR UPDATE',
      [claimId, me.id],
    );
    if (!claim) throw notFound();
    return claim;
  }

  private async of(sql: Sql, me: MemberCaller, ipId: string): Promise<ClaimEntity | undefined> {
    // Read without a lock first: a lock on a missing row (gap lock) would block other members' new claims.
    const pair = [ipId, me.id];
    return (await sql.one('SELECT id FROM claim WHERE ip_id = ? AND member_id = ?', pair))
      ? this.locked(sql, pair)
      : undefined;
  }

  private locked(sql: Sql, pair: string[]): Promise<ClaimEntity | undefined> {
    return sql.one<ClaimEntity>('SELECT * FROM claim WHERE ip_id = ? AND member_id = ? FOR UPDATE', pair);
  }

  private async create(sql: Sql, me: MemberCaller, ipId: string, kind: Draft['kind']): Promise<ClaimEntity> {
    const id = ulid();
    try {
      await sql.insert('claim', {
        id,
        kind,
        ip_id: ipId,
        member_id: me.id,
        proof_images: '[]',
        entity_documents: '[]',
      });
      await this.history.write(sql, {
        subject: 'claim',
        subjectId: id,
        action: 'create',
        actor: me,
        to: claimMachine.initial,
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return (await this.locked(sql, [ipId, me.id]))!;
  }
}
