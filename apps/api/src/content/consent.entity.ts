import { Entity, Index } from 'typeorm';
import { CreatedAt, Hash, Id, Ref, Word } from '../core/db/columns';

/** The consent of a member, a buyer or an entrant to a version of a legal text. */
@Entity('consent')
@Index('consent_member', ['member_id', 'agreement'])
@Index('consent_sheet', ['sheet_id'])
@Index('consent_count', ['agreement', 'kind', 'version', 'member_id'])
export class ConsentEntity {
  @Id() id!: string;
  /** The member, or the sheet of a buyer without an account. */
  @Ref({ nullable: true }) member_id!: string | null;
  @Ref({ nullable: true }) sheet_id!: string | null;
  /** The entry of an entrant without an account. */
  @Ref({ nullable: true }) entry_id!: string | null;
  /** `notice`: the change was shown and needed no consent. */
  @Word({ default: 'consent' }) kind!: 'consent' | 'notice';
  @Word() agreement!: string;
  @Word() version!: string;
  /** SHA-256 of the text shown. */
  @Hash() text_hash!: string;
  @Word() language!: string;
  @CreatedAt() created_at!: Date;
}
