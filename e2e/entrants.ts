import type { Usage } from '@ipw/domain';
import type { Page } from '@playwright/test';
import { inDatabase } from './database';
import type { Member } from './fixtures';
import { newName } from './people';
import { actByCall, rowsByCall } from './ways';

/** A member whose IP can enter tenders: it has an approved series and an approved case. */
export interface Entrant {
  member: Member;
  ip_id: string;
  ip_name: string;
  series_id: string;
  series_name: string;
  case_id: string;
  case_name: string;
}

export async function entrantOf(member: Member, desk: Page): Promise<Entrant> {
  const { claim_id, ip_id, ip_name } = await member.claim();
  await actByCall(desk, 'claims', claim_id, 'approve');
  const file = async (usage: Usage) => (await member.upload(`${usage}.png`, usage)).image_id;
  const approve = async (subject_id: string) => {
    const [review] = await rowsByCall<{ id: string }>(desk, 'reviews', { subject_id, state: 'pending' });
    await actByCall(desk, 'reviews', review!.id, 'approve');
  };
  const [series_name, case_name] = [newName('Seasons'), newName('GiftBox')];
  const { series_id } = await member.call<{ series_id: string }>('gallery/seriesSave', {
    ...{ ip_id, series_name, visibility: 'public', cover: await file('gallery_cover') },
    ...{ images: [await file('series_image')], rights_documents: [await file('rights_document')] },
  });
  await member.call('gallery/seriesSubmit', { ip_id, series_id });
  await approve(series_id);
  const { case_id } = await member.call<{ case_id: string }>('ip/caseSave', {
    ...{ ip_id, case_name, case_type_id: 2, case_desc: 'A gift box for spring.' },
    case_image: await file('case_image'),
  });
  await member.call('ip/caseSubmit', { ip_id, case_id });
  await approve(case_id);
  return { member, ip_id, ip_name, series_id, series_name, case_id, case_name };
}

/** Lets a project end so long ago that its results are open. */
export const endTender = (id: string): Promise<unknown> =>
  inDatabase((connection) =>
    connection.query('UPDATE tender SET closes_at = NOW(3) - INTERVAL 3 MINUTE WHERE id = ?', [id]),
  );

/** The IPs with a cooperation that came from a project. */
export const cooperationsOf = (tenderId: string): Promise<string[]> =>
  inDatabase(async (connection) => {
    const [rows] = await connection.query(
      `SELECT c.ip_id FROM cooperation c JOIN tender_registration r ON r.id = c.origin_id
        WHERE c.origin = 'tender' AND r.tender_id = ?`,
      [tenderId],
    );
    return (rows as { ip_id: string }[]).map(({ ip_id }) => ip_id);
  });
