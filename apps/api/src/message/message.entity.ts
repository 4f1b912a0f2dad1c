import type { MessageKey } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Json, Ref, Text, Word } from '../core/db/columns';

/** A message to a member: key and arguments, rendered in the reader's language. */
@Entity('message')
@Index('message_member_created', ['member_id', 'created_at', 'id'])
@Index('message_unread', ['member_id', 'read_at'])
@Index('message_digest', ['digest_at', 'member_id'])
export class MessageEntity {
  @Id() id!: string;
  @Ref() member_id!: string;
  @Word() message_key!: MessageKey;
  @Json() args!: string;
  @Text(200, { nullable: true }) link!: string | null;
  /** The broadcast it belongs to, which holds its text. */
  @Ref({ nullable: true }) broadcast_id!: string | null;
  @At({ nullable: true }) read_at!: Date | null;
  /** When it is sent by SMS and e-mail together with others; null: never, or sent. */
  @At({ nullable: true }) digest_at!: Date | null;
  @CreatedAt() created_at!: Date;
}
