import type { AuthStatus, Browser, Country, LoginType, Platform } from '@ipw/domain';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  At,
  CreatedAt,
  Flag,
  Hash,
  Id,
  Int,
  Json,
  Ref,
  Sealed,
  Text,
  Version,
  Word,
} from '../core/db/columns';

@Entity('member')
@Index('member_phone', ['phone_hash'], { unique: true })
@Index('member_created', ['created_at', 'id'])
@Index('member_consultant', ['consultant_id', 'id'])
@Index('member_entrusted', ['consultant_id', 'consultant_since', 'id'])
@Index('member_status', ['auth_status', 'id'])
@Index('member_document', ['document_hash'])
@Index('member_email', ['email_hash'])
@Index('member_audience', ['closed_at', 'area_code'])
@Index('member_name', ['username'])
@Index('member_use_ip', ['use_ip_id'])
@Index('member_entrusted_at', ['consultant_since', 'id'])
export class MemberEntity {
  @Id() id!: string;
  @Word() area_code!: string;
  @Word() country!: Country;
  @Sealed() phone!: Buffer;
  /** Blind index of area code and number. */
  @Hash() phone_hash!: string;
  @Text(160) username!: string;
  @Text(320) location!: string;
  @Text(255) password_hash!: string;
  @Ref({ nullable: true }) consultant_id!: string | null;
  @At({ nullable: true }) consultant_since!: Date | null;
  @Word({ default: 'none' }) auth_status!: AuthStatus;
  @Sealed({ nullable: true }) real_name!: Buffer | null;
  @Sealed({ nullable: true }) document_number!: Buffer | null;
  @Hash({ nullable: true }) document_hash!: string | null;
  @Sealed({ nullable: true }) auth_phone!: Buffer | null;
  @At({ nullable: true }) verified_at!: Date | null;
  @Ref({ nullable: true }) use_ip_id!: string | null;
  @Word({ default: 'zh-CN' }) language!: string;
  @At({ nullable: true }) last_login_at!: Date | null;
  /** The confirmed e-mail address. */
  @Sealed({ nullable: true }) email!: Buffer | null;
  @Hash({ nullable: true }) email_hash!: string | null;
  /** Notification settings that differ from the default. */
  @Json({ nullable: true }) channels!: string | null;
  /** When the account was closed and its personal data erased. */
  @At({ nullable: true }) closed_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** A code sent to a phone or an e-mail address: stored hashed, ten minutes, five tries, usable once. */
@Entity('one_time_code')
@Index('code_phone', ['phone_hash', 'scene', 'id'])
@Index('code_expires', ['expires_at'])
export class OneTimeCodeEntity {
  @Id() id!: string;
  /** Blind index of the recipient. */
  @Hash() phone_hash!: string;
  @Word() scene!: string;
  @Hash() code_hash!: string;
  @Int({ default: 0 }) tries!: number;
  /** Tries from other devices and addresses than the one that requested it. */
  @Int({ default: 0 }) tries_elsewhere!: number;
  /** A hash of the device or address that requested it. */
  @Hash({ nullable: true }) asked_by!: string | null;
  @At() expires_at!: Date;
  @At({ nullable: true }) used_at!: Date | null;
  @CreatedAt() created_at!: Date;
}

@Entity('sign_in')
@Index('sign_in_member', ['member_id', 'id'])
@Index('sign_in_created', ['created_at'])
export class SignInEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Ref() member_id!: string;
  @Word() login_type!: LoginType;
  @Flag() success!: 0 | 1;
  @Word({ default: 'other' }) browser!: Browser;
  @Word({ default: 'other' }) platform!: Platform;
  @Word({ default: '' }) network!: string;
  @CreatedAt() created_at!: Date;
}
