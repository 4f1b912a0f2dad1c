import { Entity, Index } from 'typeorm';
import { Column } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Json, Ref, Sealed, Text, Version, Word } from '../core/db/columns';
import { IP_UNINDEXED_SQL } from './ip-key';

@Entity('ip')
@Index('ip_name', ['ip_name'])
@Index('ip_owner', ['owner_id'])
@Index('ip_creator', ['created_by'])
@Index('ip_image', ['image_id'])
@Index('ip_unindexed', ['unindexed'])
@Index('ip_created', ['created_at', 'id'])
export class IpEntity {
  @Id() id!: string;
  @Word() kind!: 'normal' | 'artist';
  @Text(160) ip_name!: string;
  @Ref({ nullable: true }) image_id!: string | null;
  @Text(2000, { default: '' }) intro!: string;
  @Text(800, { default: '' }) core_audience!: string;
  @Int({ nullable: true }) auth_field_id!: number | null;
  @Column({ type: 'date', nullable: true }) birth_time!: string | null;
  @Word({ nullable: true }) birth_area!: string | null;
  @Int({ nullable: true }) ip_origin!: number | null;
  @Json({ nullable: true }) ip_types!: string | null;
  @Json({ nullable: true }) kernels!: string | null;
  /** Core tags typed by the holder. */
  @Json({ nullable: true }) own_kernels!: string | null;
  /** Data of an artist: gender, cover, genres, school, accounts. */
  @Json({ nullable: true }) artist!: string | null;
  @Text(500, { nullable: true }) official_site!: string | null;
  @Ref({ nullable: true }) owner_id!: string | null;
  @At({ nullable: true }) claimed_at!: Date | null;
  /** The member who added it to claim it; null when staff did. */
  @Ref({ nullable: true }) created_by!: string | null;
  /** Found by all members' searches; an IP added by a member is listed when its claim is approved. */
  @Flag() listed!: 0 | 1;
  /** Phone number of the business contact; its name and QR code are a shop setting. */
  @Sealed({ nullable: true }) link_phone_number!: Buffer | null;
  /** The row's key (`IP_KEY_SQL`) when it was indexed last. */
  @Column({ type: 'varbinary', length: 16, nullable: true }) indexed!: Buffer | null;
  @Column({ type: 'tinyint', nullable: true, generatedType: 'VIRTUAL', asExpression: IP_UNINDEXED_SQL })
  unindexed!: 1 | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** A member's link to an IP: null until access is assigned; 0 is a granted relation. */
@Entity('ip_operator')
@Index('operator_pair', ['ip_id', 'member_id'], { unique: true })
@Index('operator_member', ['member_id'])
@Index('operator_created', ['created_at', 'id'])
@Index('operator_waiting', ['match_relation', 'created_at', 'id'])
export class IpOperatorEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Ref() member_id!: string;
  @Column({ type: 'tinyint', nullable: true }) match_relation!: number | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
