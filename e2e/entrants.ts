import { type Usage, ulid } from '@ipw/domain';
import type { RowDataPacket } from 'mysql2';
import type { Page } from '@playwright/test';
import { inDatabase } from './database';
import type { Member } from './fixtures';
import { newName } from './people';
import { scene } from './pictures';
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
    // Large enough for the invisible mark of its copies.
    images: [(await member.upload(await scene(`${series_name}.png`), 'series_image')).image_id],
    rights_documents: [await file('rights_document')],
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

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** A running project like one of the demo, without its entries, so that a story can begin with its end. */
async function copyOfTender(): Promise<string> {
  const id = ulid();
  await inDatabase(async (connection) => {
    const one = async (sql: string, ...params: string[]) =>
      (await connection.query<RowDataPacket[]>(sql, params))[0][0]!;
    const tender = await one(
      "SELECT * FROM tender WHERE state = 'published' AND kind = 'bidding' AND sealed = 0 LIMIT 1",
    );
    const version = await one('SELECT * FROM tender_version WHERE tender_id = ? LIMIT 1', String(tender.id));
    await connection.query('INSERT INTO tender SET ?', [
      { ...tender, id, opens_at: inDays(-20), closes_at: inDays(1) },
    ]);
    await connection.query('INSERT INTO tender_version SET ?', [{ ...version, tender_id: id }]);
    await connection.query('INSERT INTO tender_award SET ?', [{ id }]);
  });
  return id;
}

/** A project that entrants have entered, all approved, and that has ended. */
export async function endedTender(
  entrants: readonly Entrant[],
  desk: Page,
): Promise<{ tender_id: string; registrations: string[] }> {
  const tender_id = await copyOfTender();
  const registrations = [];
  for (const { member, ip_id, series_id, case_id, ip_name } of entrants) {
    const { registration_id } = await member.call<{ registration_id: string }>('tender/registrationSubmit', {
      ...{ ip_id, tender_id, series_id, case_id, promise: 1 },
      ...{ ip_intro: 'A fox.', remark: `Idea of ${ip_name}` },
    });
    await actByCall(desk, 'registrations', registration_id, 'approve');
    registrations.push(registration_id);
  }
  await endTender(tender_id);
  return { tender_id, registrations };
}

/** Enters a project, which ends, and proposes that the entry is awarded. Returns the project. */
export async function proposedAward(entrant: Entrant, desk: Page): Promise<string> {
  const { tender_id, registrations } = await endedTender([entrant], desk);
  const entries = registrations.map((registration_id) => ({
    ...{ registration_id, awarded: 1, rank: 1, comment: 'The best story' },
  }));
  await actByCall(desk, 'awards', tender_id, 'propose', { entries });
  return tender_id;
}
