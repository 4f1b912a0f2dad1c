import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Ref, Text, Version } from '../core/db/columns';

/** The password of an IP that protects its private-domain orders. */
@Entity('business_password')
@Index('business_password_ip', ['ip_id'], { unique: true })
export class BusinessPasswordEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Text(255) password_hash!: string;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/**
 * A session in which the password was checked. It stores the versions of the password and of the member's access to the IP, so
 * that a new password ends it, and access that was taken away and given again too.
 */
@Entity('business_check')
@Index('business_check_over', ['checked_until'])
@Index('business_check_ip', ['ip_id'])
export class BusinessCheckEntity {
  @Id() session_id!: string;
  @Id() ip_id!: string;
  @Version() version!: number;
  @Ref({ default: '' }) operator_id!: string;
  @Int({ default: 0 }) operator_version!: number;
  @At() checked_until!: Date;
}
