import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Hash, Id, Ref, Sealed, Text, Version, Word } from '../db/columns';
import type { Role } from '@ipw/domain';

@Entity('staff')
@Index('staff_username', ['username'], { unique: true })
export class StaffEntity {
  @Id() id!: string;
  @Text(64) username!: string;
  @Text(80) name!: string;
  @Word() role!: Role;
  @Text(255) password_hash!: string;
  @Sealed({ nullable: true }) totp_secret!: Buffer | null;
  @Flag() totp_enabled!: 0 | 1;
  /** The last time step whose code was accepted, because each code works once. */
  @Column({ type: 'bigint', default: 0 }) totp_step!: string;
  /** A demo account that may sign in without a second factor. */
  @Flag() totp_exempt!: 0 | 1;
  /** Expiry of the first password; null once the staff member has set their own. */
  @At({ nullable: true }) first_password_until!: Date | null;
  /** How members reach a consultant. */
  @Sealed({ nullable: true }) contact_phone!: Buffer | null;
  @Sealed({ nullable: true }) contact_email!: Buffer | null;
  @At({ nullable: true }) disabled_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

@Entity('staff_session')
@Index('staff_session_token', ['token_hash'], { unique: true })
@Index('staff_session_staff', ['staff_id'])
@Index('staff_session_expires', ['expires_at'])
export class StaffSessionEntity {
  @Id() id!: string;
  @Ref() staff_id!: string;
  @Hash() token_hash!: string;
  @Text(43) csrf!: string;
  @At() expires_at!: Date;
  @At({ nullable: true }) ended_at!: Date | null;
  @Text(200) user_agent!: string;
  /** When the identity was last confirmed, at sign-in or later. */
  @At({ default: () => 'CURRENT_TIMESTAMP(3)' }) confirmed_at!: Date;
  @At({ default: () => 'CURRENT_TIMESTAMP(3)' }) last_seen_at!: Date;
  @CreatedAt() created_at!: Date;
}

/** A recovery code, stored as a keyed hash; it replaces the second factor once. */
@Entity('staff_recovery_code')
@Index('staff_recovery', ['staff_id', 'code_hash'], { unique: true })
export class StaffRecoveryCodeEntity {
  @Id() id!: string;
  @Ref() staff_id!: string;
  @Hash() code_hash!: string;
  @At({ nullable: true }) used_at!: Date | null;
  @CreatedAt() created_at!: Date;
}
