import { type Agreement, CONSENT, MAINLAND } from '@ipw/domain';
import type { ConsentService } from '../../content/consent.service';
import type { Fixtures } from './fixtures';

/** Consents of the demo's members as the server records them: at sign-up, with the first submitted claim, and before the
 * first answer to a request. */
export async function plantConsents({ db }: Fixtures, consents: ConsentService): Promise<void> {
  const members = await db.rows<{
    id: string;
    area_code: string;
    created_at: Date;
    claimed_at: Date | null;
    answered_at: Date | null;
  }>(
    `SELECT m.id, m.area_code, m.created_at, (SELECT MIN(c.submitted_at) FROM claim c WHERE c.member_id = m.id) AS claimed_at,
        (SELECT MIN(s.answered_at) FROM sheet s JOIN ip ON ip.id = s.ip_id WHERE ip.owner_id = m.id) AS answered_at
      FROM member m`,
  );
  for (const { id, area_code, created_at, claimed_at, answered_at } of members) {
    const agree = async (pages: readonly Agreement[], at: Date) => {
      await consents.record(db, id, pages, area_code === MAINLAND ? 'zh-CN' : 'en');
      for (const agreement of pages)
        await db.update('consent', { created_at: at }, { member_id: id, agreement });
    };
    await agree(CONSENT.register, created_at);
    if (claimed_at) await agree(CONSENT.claim, claimed_at);
    if (answered_at) await agree(CONSENT.supplement, answered_at);
  }
}
