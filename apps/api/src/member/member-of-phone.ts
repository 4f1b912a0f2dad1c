import type { Sql } from '../core/db/db';
import type { MemberEntity } from './member.entity';

/** A member as sign-in and passwords need it. */
export type KnownMember = Pick<MemberEntity, 'id' | 'password_hash'>;

/** The member with a phone, given by its hash. */
export const memberOfPhone = (sql: Sql, phoneHash: string): Promise<KnownMember | undefined> =>
  sql.one<KnownMember>('SELECT id, password_hash FROM member WHERE phone_hash = ?', [phoneHash]);
