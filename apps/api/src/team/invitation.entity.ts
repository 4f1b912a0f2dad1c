import type { InvitationState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Ref, Sealed, Version, Word } from '../core/db/columns';

/** An invitation to work on an IP; at most one open one for an IP and phone. */
@Entity('invitation')
@Index('invitation_open', ['ip_id', 'open_key'], { unique: true })
@Index('invitation_phone', ['phone_hash', 'state'])
@Index('invitation_sender', ['member_id', 'id'])
@Index('invitation_operator', ['operator_id'])
@Index('invitation_expires', ['state', 'expires_at'])
@Index('invitation_ended', ['ended_at'])
export class InvitationEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  /** The sender. */
  @Ref() member_id!: string;
  @Word() area_code!: string;
  @Sealed() phone!: Buffer;
  /** Blind index of area code and number, as of a member. */
  @Hash() phone_hash!: string;
  /** The same while it is open. */
  @Hash({ nullable: true }) open_key!: string | null;
  @Word({ default: 'open' }) state!: InvitationState;
  /** The relation it became when it was accepted. */
  @Ref({ nullable: true }) operator_id!: string | null;
  @At() expires_at!: Date;
  @At({ nullable: true }) ended_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
