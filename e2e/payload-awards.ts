import { ulid } from '@ipw/domain';
import type { RowDataPacket } from 'mysql2';
import { inDatabase } from './database';
import type { Member } from './fixtures';
import type { Page } from '@playwright/test';
import { actByCall, at, paths, rowsByCall } from './ways';

interface Entered {
  ip_id: string;
  tender_id: string;
  registration_id: string;
}

/** Copies a project and its entry as ended and published: a result with a text in its reason, comment and remark of a score. */
async function publishCopy({ tender_id, registration_id }: Entered, text: string): Promise<Entered> {
  const copy = { tender_id: ulid(), registration_id: ulid() };
  return inDatabase(async (connection) => {
    const one = async (table: string, id: string, column = 'id') => {
      const [[row]] = await connection.query<RowDataPacket[]>('SELECT * FROM ?? WHERE ?? = ? LIMIT 1', [
        table,
        column,
        id,
      ]);
      return row!;
    };
    const insert = (table: string, row: object) => connection.query('INSERT INTO ?? SET ?', [table, row]);
    const now = Date.now();
    const tender = await one('tender', tender_id);
    await insert('tender', { ...tender, id: copy.tender_id, closes_at: new Date(now - 3_600_000) });
    const version = await one('tender_version', tender_id, 'tender_id');
    await insert('tender_version', { ...version, tender_id: copy.tender_id });
    await insert('tender_award', {
      ...{ id: copy.tender_id, state: 'published', published_at: new Date(now - 60_000) },
      no_award_reason: text,
    });
    const entry = await one('tender_registration', registration_id);
    await insert('tender_registration', {
      ...{ ...entry, id: copy.registration_id, tender_id: copy.tender_id, state: 'approved' },
      ...{ result: 'not_awarded', comment: text, result_at: new Date(now - 60_000) },
    });
    const [[staff]] = await connection.query<RowDataPacket[]>(
      "SELECT id FROM staff WHERE role = 'reviewer' LIMIT 1",
    );
    await insert('tender_score', {
      ...{ id: ulid(), ...copy, staff_id: staff!.id as string },
      ...{ points: '[5]', remark: text },
    });
    await insert('tender_brand_score', {
      ...{ id: copy.registration_id, tender_id: copy.tender_id },
      ...{ points: '[5]', remark: text },
    });
    return { ip_id: entry.ip_id as string, ...copy };
  });
}

/** A result, an objection with its answer, a disqualification and a lifted bar with payloads in all texts. */
export async function fillAward(
  holder: Member,
  desk: Page,
  entered: Entered,
  [first, second]: readonly [string, string],
): Promise<{ console: string[]; holder: string[] }> {
  const { ip_id, tender_id, registration_id } = await publishCopy(entered, first);
  const { objection_id } = await holder.call<{ objection_id: string }>('tender/objectionSubmit', {
    ...{ ip_id, tender_id, statement: second, proof_images: [] },
  });
  await actByCall(desk, 'objections', objection_id, 'dismiss', { reason: first });
  await actByCall(desk, 'registrations', registration_id, 'disqualify', {
    ...{ reason_code: 'false_material', reason: second },
  });
  const [bar] = await rowsByCall<{ id: string }>(desk, 'bars', { ip_id });
  await actByCall(desk, 'bars', bar!.id, 'lift', { reason: first });
  const query = `?id=${ip_id}&tender_id=${tender_id}`;
  return {
    console: [
      `awards/${tender_id}`,
      `registrations/${registration_id}`,
      `objections/${objection_id}`,
      `bars/${bar!.id}`,
    ].map((path) => `/admin/#/${path}/show`),
    holder: [paths.fastCoopSignUpInfo, paths.tenderDetail].map((path) => at(path + query)),
  };
}
