import type { HandoverState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Ref, Sealed, Text, Version, Word } from '../core/db/columns';

/** The hand-over of an IP to another member; at most one open one for an IP. */
@Entity('handover')
@Index('handover_open', ['open_key'], { unique: true })
@Index('handover_list', ['state', 'id'])
@Index('handover_created', ['created_at', 'id'])
@Index('handover_list_created', ['state', 'created_at', 'id'])
@Index('handover_ip', ['ip_id', 'id'])
@Index('handover_member', ['member_id', 'id'])
@Index('handover_to', ['to_id'])
@Index('handover_phone', ['phone_hash', 'state'])
export class HandoverEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  /** The owner who began it. */
  @Ref() member_id!: string;
  /** The member who confirmed it. */
  @Ref({ nullable: true }) to_id!: string | null;
  @Word() area_code!: string;
  @Sealed() phone!: Buffer;
  /** Blind index of area code and number, as of a member. */
  @Hash() phone_hash!: string;
  /** The IP while it is open. */
  @Ref({ nullable: true }) open_key!: string | null;
  /** Why staff rejected it. */
  @Text(500, { nullable: true }) reason!: string | null;
  @Word({ default: 'offered' }) state!: HandoverState;
  @At() expires_at!: Date;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
