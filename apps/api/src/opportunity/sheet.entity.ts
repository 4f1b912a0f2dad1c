import {
  type Consult,
  type DealSource,
  REPORTED_SQL,
  SHEET_KEPT_SQL,
  type SheetState,
  type Turn,
  TURN_SQL,
} from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Int, Json, Ref, Text, Version, Word } from '../core/db/columns';

/** A buyer's cooperation sheet to one IP. */
@Entity('sheet')
@Index('sheet_number', ['sheet_no'], { unique: true })
@Index('sheet_open', ['open_key'], { unique: true })
@Index('sheet_ip', ['ip_id', 'source', 'created_at', 'id'])
@Index('sheet_ip_state', ['ip_id', 'source', 'state', 'created_at', 'id'])
@Index('sheet_phone', ['phone_hash', 'created_at', 'id'])
@Index('sheet_created', ['created_at', 'id'])
@Index('sheet_due_created', ['due_at', 'id', 'created_at'])
@Index('sheet_queue_id', ['state', 'id'])
@Index('sheet_queue_created', ['state', 'created_at', 'id'])
@Index('sheet_queue_due', ['state', 'due_at', 'id'])
@Index('sheet_assignee', ['assignee_id', 'state'])
@Index('sheet_assignee_due', ['assignee_id', 'due_at', 'id'])
@Index('sheet_assignee_created', ['assignee_id', 'created_at', 'id'])
@Index('sheet_turn', ['turn', 'due_at', 'id'])
@Index('sheet_turn_created', ['turn', 'created_at', 'id'])
@Index('sheet_source_due', ['source', 'due_at', 'id'])
@Index('sheet_source_created', ['source', 'created_at', 'id'])
@Index('sheet_ip_turn', ['ip_id', 'turn', 'due_at', 'id'])
@Index('sheet_reported_due', ['reported', 'due_at', 'id'])
@Index('sheet_reported_created', ['reported', 'created_at', 'id'])
@Index('sheet_ends', ['ends_at'])
@Index('sheet_remind', ['remind_at'])
@Index('sheet_kept', ['kept_since'])
export class SheetEntity {
  @Id() id!: string;
  @Word() sheet_no!: string;
  @Ref() ip_id!: string;
  @Word({ default: 'submitted' }) state!: SheetState;
  /** How far the consultant's review of the answer is; null before an answer. */
  @Word({ nullable: true }) consult!: Consult | null;
  @Word() source!: DealSource;
  /** The platform's share in percent, fixed when the sheet was sent. */
  @Int() share_percent!: number;
  @Int() sku_id!: number;
  @Int({ nullable: true }) buy_num!: number | null;
  /** The buyer's texts: a `RequestTexts` as JSON. */
  @Json() request!: string;
  /** A `Buyer` as encrypted JSON; null when erased. */
  @Column({ type: 'varbinary', length: 2048, nullable: true }) buyer!: Buffer | null;
  @Hash() phone_hash!: string;
  /** A keyed hash of phone and IP while the sheet is open, so that there is one at a time. */
  @Hash({ nullable: true }) open_key!: string | null;
  /** Whose turn it is (`turnOf`); null when ended. */
  @Word({ nullable: true, generatedType: 'STORED', asExpression: TURN_SQL }) turn!: Turn | null;
  /** Number of the buyer's link; a new link ends the one before. */
  @Int({ default: 1 }) link_number!: number;
  /** The language of texts to the buyer. */
  @Word() language!: string;
  /** Number of contact details found in its texts. */
  @Int({ default: 0 }) contacts!: number;
  @Text(2000, { nullable: true }) answer!: string | null;
  /** Ids of series the holder proposes, as JSON. */
  @Json({ nullable: true }) series_ids!: string | null;
  @At({ nullable: true }) answered_at!: Date | null;
  @Word({ nullable: true }) reason_code!: string | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  /** The consultant's note with an answer that was sent back. */
  @Text(2000, { nullable: true }) note!: string | null;
  /** Fields staff marked when they failed it. */
  @Json({ nullable: true }) marks!: string | null;
  /** The ended sheet it corrects. */
  @Ref({ nullable: true }) corrects_id!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  /** When it ends by itself. */
  @At({ nullable: true }) ends_at!: Date | null;
  /** When holder or buyer are reminded, or a late turn of staff is escalated. */
  @At({ nullable: true }) remind_at!: Date | null;
  /** When staff checked it, and when the consultant passed the answer or sent it back. */
  @At({ nullable: true }) checked_at!: Date | null;
  @At({ nullable: true }) consulted_at!: Date | null;
  @At({ nullable: true }) escalated_at!: Date | null;
  /** Whether a turn of staff was reported as late: a list of its own. */
  @Column({ type: 'tinyint', nullable: true, generatedType: 'STORED', asExpression: REPORTED_SQL })
  reported!: 0 | 1;
  @At({ nullable: true }) ended_at!: Date | null;
  /** Since when it is only kept; null before its end, and without names or contacts. */
  @At({ nullable: true, generatedType: 'VIRTUAL', asExpression: SHEET_KEPT_SQL })
  kept_since!: Date | null;
  @Version() version!: number;
  /** Notes and assignments, which buyer and holder do not see and do not conflict with. */
  @Int({ default: 0 }) internal_version!: number;
  @CreatedAt() created_at!: Date;
}

/** The buyer's texts besides the columns. */
export interface RequestTexts {
  sku_describe: string;
  company_case: string | null;
  other_describe: string | null;
}

export interface Buyer {
  buyer_name: string;
  company_name: string | null;
  area_code: string;
  phone_number: string;
  email?: string | undefined;
}

/** A picture of a buyer's earlier work. One file may be part of several sheets. */
@Entity('sheet_picture')
@Index('sheet_picture_file', ['file_id'])
export class SheetPictureEntity {
  @Id() sheet_id!: string;
  @Id() file_id!: string;
  /** Its place among the sheet's pictures. */
  @Int() place!: number;
}

/** What staff should look at in a visitor's picture. */
@Entity('picture_find')
export class PictureFindEntity {
  @Id() file_id!: string;
  /** A `PictureFind[]` as encrypted JSON: it may be a phone number. */
  @Column({ type: 'varbinary', length: 4096 }) found!: Buffer;
}
