import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Input, type Language, type profileApi } from '@ipw/domain';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { homeName } from '../core/place-names';
import { HistoryService } from '../core/transition/history.service';
import type { MemberEntity } from './member.entity';

/** Shown in each reader's language, a location is the same whatever language it came in. */
const stored = (location: string): string => homeName(location, DEFAULT_LANGUAGE);

/** User name and location, shown to staff and to the people of the member's IPs and changed without a review; and the language. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
  ) {}

  async save(me: MemberCaller, { username, location }: Input<typeof profileApi.save>): Promise<null> {
    const profile = { username, location: stored(location) };
    await this.db.tx(async (sql) => {
      const before = await sql.one<Pick<MemberEntity, 'username' | 'location'>>(
        'SELECT username, location FROM member WHERE id = ? AND closed_at IS NULL FOR UPDATE',
        [me.id],
      );
      if (!before) throw new DomainError('TOKEN_ILLEGAL');
      if (before.username === profile.username && stored(before.location) === profile.location) return;
      await sql.update('member', { ...profile }, { id: me.id });
      await this.history.write(sql, {
        subject: 'member',
        subjectId: me.id,
        action: 'change_profile',
        actor: me,
        before: { ...before },
        after: { ...profile },
        content: ['username', 'location'],
      });
    });
    return null;
  }

  /** Stores the member's last language, for texts and e-mails. */
  async setLanguage(memberId: string, language: Language): Promise<void> {
    await this.db.execute(
      'UPDATE member SET language = ? WHERE id = ? AND language <> ? AND closed_at IS NULL',
      [language, memberId, language],
    );
  }
}
