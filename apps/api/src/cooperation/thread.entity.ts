import {
  THREAD_LATE_SQL,
  THREAD_TURN_SQL,
  type ThreadDecision,
  type ThreadKind,
  type ThreadState,
  type ThreadTurn,
} from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Ref, Sealed, Text, Version, Word } from '../core/db/columns';

/** Drafts of one product or material of a cooperation. */
@Entity('thread')
@Index('thread_cooperation', ['cooperation_id', 'created_at', 'id'])
@Index('thread_ip', ['ip_id', 'created_at', 'id'])
@Index('thread_ip_kind', ['ip_id', 'kind', 'created_at', 'id'])
@Index('thread_ip_turn', ['ip_id', 'turn', 'due_at', 'id'])
@Index('thread_ip_counts', ['ip_id', 'kind', 'state'])
@Index('thread_state', ['state', 'due_at', 'id'])
@Index('thread_state_created', ['state', 'created_at', 'id'])
@Index('thread_turn', ['turn', 'due_at', 'id'])
@Index('thread_turn_created', ['turn', 'created_at', 'id'])
@Index('thread_late', ['late', 'due_at', 'id'])
@Index('thread_late_created', ['late', 'created_at', 'id'])
@Index('thread_due', ['due_at', 'id'])
@Index('thread_created', ['created_at', 'id'])
@Index('thread_remind', ['remind_at'])
@Index('thread_corrects', ['corrects_id'])
export class ThreadEntity {
  @Id() id!: string;
  @Ref() cooperation_id!: string;
  @Ref() ip_id!: string;
  @Word() kind!: ThreadKind;
  @Text(50) product_name!: string;
  /** The sealed thread whose final draft it corrects. */
  @Ref({ nullable: true }) corrects_id!: string | null;
  @Word({ default: 'waiting' }) state!: ThreadState;
  /** Whose turn it is (`threadTurnOf`); null when it has ended. */
  @Word({ nullable: true, generatedType: 'STORED', asExpression: THREAD_TURN_SQL }) turn!: ThreadTurn | null;
  /** Number of the newest round. */
  @Int({ default: 1 }) rounds!: number;
  @At({ nullable: true }) due_at!: Date | null;
  /** When whose turn it is is reminded, and later the silence is escalated. */
  @At({ nullable: true }) remind_at!: Date | null;
  @At({ nullable: true }) escalated_at!: Date | null;
  /** Whether it is escalated: a list of its own. */
  @Column({ type: 'tinyint', nullable: true, generatedType: 'STORED', asExpression: THREAD_LATE_SQL })
  late!: 0 | 1;
  /** When each side was told of replies to pins; null once it has opened the thread. */
  @At({ nullable: true }) holder_told_at!: Date | null;
  @At({ nullable: true }) brand_told_at!: Date | null;
  /** When the brand declared its newest round final. */
  @At({ nullable: true }) brand_final_at!: Date | null;
  @At({ nullable: true }) sealed_at!: Date | null;
  /** The member who confirmed the final draft. */
  @Ref({ nullable: true }) sealed_by!: string | null;
  /** The owner of the IP then, the holder its certificate names; null where that is not known. */
  @Ref({ nullable: true }) sealed_for!: string | null;
  /** The brand's name then; null where it was not known, or is erased. */
  @Sealed({ nullable: true }) sealed_brand!: Buffer | null;
  /** The IP's name then; null of what was sealed before names were kept. */
  @Text(160, { nullable: true }) sealed_ip_name!: string | null;
  @At({ default: () => 'CURRENT_TIMESTAMP(3)' }) changed_at!: Date;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

@Entity('thread_round')
@Index('thread_round_number', ['thread_id', 'number'], { unique: true })
export class ThreadRoundEntity {
  @Id() id!: string;
  @Ref() thread_id!: string;
  @Int() number!: number;
  /** Who provided it for the brand; null: the brand itself. */
  @Ref({ nullable: true }) staff_id!: string | null;
  @Text(1000, { nullable: true }) text!: string | null;
  @Text(40, { nullable: true }) tracking_number!: string | null;
  @Flag() final!: 0 | 1;
  /** The holder's answer; null until there is one. An answered round never changes. */
  @Word({ nullable: true }) decision!: ThreadDecision | null;
  @Text(1000, { nullable: true }) feedback!: string | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Ref({ nullable: true }) decided_by!: string | null;
  /** When the holder first opened the round, and the brand its answer. */
  @At({ nullable: true }) holder_seen_at!: Date | null;
  @At({ nullable: true }) brand_seen_at!: Date | null;
  @CreatedAt() created_at!: Date;
}

/** A picture of a round: the brand's draft, or the holder's feedback. */
@Entity('round_file')
@Index('round_file_file', ['file_id'])
export class RoundFileEntity {
  @Id() round_id!: string;
  @Id() file_id!: string;
  @Word() side!: RoundSide;
  @Int() place!: number;
}
export type RoundSide = 'draft' | 'feedback';

/** A pin, or with a size a box, that an answer puts on a picture or page of its round. In fractions of it. */
@Entity('round_pin')
@Index('round_pin_round', ['round_id', 'place'])
export class RoundPinEntity {
  @Id() id!: string;
  @Ref() round_id!: string;
  @Ref() file_id!: string;
  @Int() place!: number;
  /** Of a document, from 1. */
  @Int({ nullable: true }) page!: number | null;
  @Column({ type: 'double' }) x!: number;
  @Column({ type: 'double' }) y!: number;
  @Column({ type: 'double', nullable: true }) w!: number | null;
  @Column({ type: 'double', nullable: true }) h!: number | null;
  @Text(300) text!: string;
  /** When a side settled it; null while it is open. */
  @At({ nullable: true }) done_at!: Date | null;
}

/** What a side says to a pin. */
@Entity('pin_reply')
@Index('pin_reply_pin', ['pin_id', 'created_at', 'id'])
export class PinReplyEntity {
  @Id() id!: string;
  @Ref() pin_id!: string;
  @Word() side!: PinSide;
  /** The member who wrote it for the holder, or the staff for the brand. */
  @Ref({ nullable: true }) author_id!: string | null;
  @Text(300) text!: string;
  @CreatedAt() created_at!: Date;
}
export type PinSide = 'holder' | 'brand' | 'staff';
