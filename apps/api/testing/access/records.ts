/** Records with an owner, by kind: how calls name one, and how one is created for an actor. */
import { EXPORT, idFieldOf, STORIES, STORY_NAMES, ulid } from '@ipw/domain';
import { hashToken, newToken } from '../../src/core/security/token';
import {
  ago,
  type Fixtures,
  plantClaim,
  plantClosure,
  plantFollowUp,
  plantIp,
  plantMessage,
  plantNote,
  plantOperator,
  plantComplaint,
  plantContentItem,
  plantDispute,
  plantSeries,
  plantTrash,
  plantVerification,
} from '../../src/db/seed/fixtures';
import { archiveKey } from '../../src/export/export-address.service';
import { member, openFixtures, picture } from '../fixtures';
import type { People, Person, Whose } from './actors';
import { CODE_RECORDS } from './code-records';
import { plantEntry } from './campaign-rows';
import { plantManual } from './content-rows';
import { PLATFORM } from './platform';
import { REPORT_RECORDS } from './report-rows';
import { NOWHERE } from './row';
import { COOPERATION_RECORDS } from './cooperation-rows';
import { SHEET_RECORDS } from './sheet-rows';
import { TEAM_RECORDS } from './team-rows';
import { TENDER_RECORDS } from './tender-rows';
import { handoverOf } from './handover-rows';
import { filingOf } from './filing-rows';
import { plantSkin } from '../../src/db/seed/plant-skin';

interface Kind {
  /** Field of the data API that names it; a list of them ends in an s. */
  field?: string;
  /** Console resource: its path up to the id. */
  resource?: string;
  plant: (on: Fixtures, person: Person, people: People) => Promise<string>;
}

const pictures = new Map<string, Promise<string>>();

/** The picture used in all series of an actor. */
function pictureOf({ id }: Person): Promise<string> {
  const stored = pictures.get(id) ?? picture(id, 'series_image');
  pictures.set(id, stored);
  return stored;
}

/** A series under review, with a deleted picture that can be restored. */
async function plantEdit(on: Fixtures, person: Person): Promise<string> {
  const file_id = await pictureOf(person);
  const id = await plantSeries(on, {
    ip_id: person.ip,
    member_id: person.id,
    series_name: '四季',
    cover: file_id,
    images: [file_id],
    rights_documents: [],
    visibility: 'private',
    state: 'pending',
  });
  const use = { subject_id: id, file_id, ip_id: person.ip, field: 'images', open: 0 };
  await on.db.insert('file_use', { ...use, place: 'recycled' });
  return id;
}

const careOf = (person: Person, { staff }: People) => ({
  member_id: person.id,
  author_id: staff.consultant!.id,
});

/** A new kind of record needs one entry here; the matrix derives the rest from its field and resource. */
export const RECORDS: Record<string, Kind> = {
  ip: { field: 'ip_id', resource: 'ips', plant: (_on, { ip }) => Promise.resolve(ip) },
  member: { resource: 'members', plant: (_on, { id }) => Promise.resolve(id) },
  upload: {
    field: 'upload_id',
    plant: async ({ db }, { id: owner_id }) => {
      const id = ulid();
      await db.insert('upload', { id, owner_id, usage_name: 'avatar', file_name: 'a.png', file_size: 9 });
      return id;
    },
  },
  claim: {
    field: 'claim_id',
    resource: 'claims',
    plant: async (on, { id }) =>
      plantClaim(on, {
        ip_id: await plantIp(on, { ip_name: '青瓦' }),
        member_id: id,
        state: 'submitted',
      }),
  },
  dispute: {
    field: 'dispute_id',
    resource: 'disputes',
    plant: async (on, { id: member_id }) => {
      const owner_id = (await member()).id;
      const ip_id = await plantIp(on, { ip_name: '白塔' });
      const claim_id = await plantClaim(on, { ip_id, member_id: owner_id, state: 'claimed' });
      return plantDispute(on, { ip_id, claim_id, member_id, owner_id });
    },
  },
  entry: {
    field: 'entry_id',
    resource: 'campaign-entries',
    plant: (on, _person, people) => plantEntry(on, people),
  },
  complaint: {
    field: 'complaint_id',
    resource: 'complaints',
    plant: (on, { ip }) => plantComplaint(on, { ip_id: ip }),
  },
  verification: {
    resource: 'verifications',
    plant: async (on, { id: member_id }) => {
      const known = await on.db.one<{ id: string }>('SELECT id FROM verification WHERE member_id = ?', [
        member_id,
      ]);
      if (known) return known.id;
      const id = await plantVerification(on, {
        member_id,
        real_name: 'Mary Lee',
        document_number: 'K1234567',
        images: [],
        submitted: ago(1),
      });
      // Verified, so that calls which require a verified name are refused for the record they name.
      await on.db.update('member', { auth_status: 'verified' }, { id: member_id });
      return id;
    },
  },
  operator: {
    resource: 'operators',
    plant: async (on, { id }) => plantOperator(on.db, await plantIp(on, { ip_name: '渡口' }), id, 2),
  },
  message: {
    field: 'message_id',
    plant: async ({ db }, { id }) => {
      await plantMessage(db, id, 'welcome');
      return (await db.one<{ id: string }>(
        'SELECT id FROM message WHERE member_id = ? ORDER BY id DESC LIMIT 1',
        [id],
      ))!.id;
    },
  },
  session: {
    field: 'session_id',
    plant: async ({ db }, person) => {
      const id = ulid();
      await db.insert('member_session', {
        id,
        member_id: person.id,
        token_hash: hashToken(newToken()),
        expires_at: new Date(Date.now() + 3_600_000),
      });
      return id;
    },
  },
  series: { field: 'series_id', resource: 'series', plant: plantEdit },
  trash: {
    field: 'trash_id',
    plant: async (on, { id: member_id, ip: ip_id }) => {
      const data = { announcement_title: '旧公告', announcement_content: '活动已经结束' };
      const subject = 'announcement';
      const subject_id = await plantContentItem(on, { subject, ip_id, member_id, state: 'approved', data });
      return plantTrash(on, { ip_id, subject, subject_id, data });
    },
  },
  manual: { field: 'manual_id', resource: 'manuals', plant: plantManual },
  content: { field: 'subject_id', plant: plantEdit },
  ...Object.fromEntries(
    STORY_NAMES.map((subject): [string, Kind] => [
      subject,
      {
        field: idFieldOf(subject),
        resource: `${subject}s`,
        plant: (on, { id, ip }) =>
          plantContentItem(on, {
            subject,
            ip_id: ip,
            member_id: id,
            state: 'pending',
            data: { [STORIES[subject].kind.title]: '四季' },
          }),
      },
    ]),
  ),
  image: { field: 'image_id', resource: 'images', plant: (_on, person) => pictureOf(person) },
  review: {
    resource: 'reviews',
    plant: async (on, person) => {
      const subject_id = await plantEdit(on, person);
      return (await on.db.one<{ id: string }>('SELECT id FROM revision WHERE subject_id = ?', [subject_id]))!
        .id;
    },
  },
  note: {
    resource: 'notes',
    plant: (on, person, people) => plantNote(on, { ...careOf(person, people), text: '想先看看样张' }),
  },
  followUp: {
    resource: 'follow-ups',
    plant: (on, person, people) =>
      plantFollowUp(on, { ...careOf(person, people), due_on: '2026-01-02', about: '回电话' }),
  },
  closure: {
    field: 'closure_id',
    resource: 'closures',
    plant: async (on, { id }, { staff }) =>
      (await on.db.one<{ id: string }>('SELECT id FROM closure WHERE open_member_id = ?', [id]))?.id ??
      plantClosure(on, { member_id: id, reason: '归属未定', staff_id: staff.admin!.id, at: ago(1) }),
  },
  export: {
    plant: async ({ db, storage }, { id: member_id }) => {
      const id = ulid();
      await storage.put(archiveKey(id), Buffer.from('PK'), true);
      await db.insert('data_export', {
        id,
        member_id,
        state: 'ready',
        progress: 100,
        file_size: 2,
        expires_at: ago(-EXPORT.days),
      });
      return id;
    },
  },
  ...CODE_RECORDS,
  ...REPORT_RECORDS,
  ...SHEET_RECORDS,
  ...COOPERATION_RECORDS,
  ...TEAM_RECORDS,
  ...TENDER_RECORDS,
  // A staff session: `own` belongs to the owner's consultant, `foreign` to a consultant without members.
  staffSession: {
    resource: 'account/sessions',
    plant: async ({ db }, person, { owner, staff }) => {
      const id = ulid();
      await db.insert('staff_session', {
        id,
        staff_id: (person === owner ? staff.consultant! : staff.stranger!).id,
        token_hash: hashToken(newToken()),
        csrf: newToken(),
        expires_at: new Date(Date.now() + 3_600_000),
        user_agent: 'spec',
      });
      return id;
    },
  },
  handover: { field: 'handover_id', resource: 'handovers', plant: handoverOf },
  filing: { field: 'filing_id', resource: 'filings', plant: filingOf },
  skin: {
    field: 'skin_id',
    resource: 'skins',
    plant: (on, { id, ip }) => plantSkin(on, { ip_id: ip, member_id: id, state: 'under_review' }),
  },
};

/** Id fields that anybody may fill with any record. */
export const COMMON_IDS = ['consultant_id'];

export const kindOfField = (field: string): string | undefined =>
  Object.keys(RECORDS).find((kind) => RECORDS[kind]!.field === field.replace(/s$/, '')) ??
  Object.keys(PLATFORM).find((kind) => idFieldOf(kind.replace(/s$/, '')) === field);

/** The kind of record in a console path: of its whole resource, or of one record. */
export function kindOfPath(path: string): string | undefined {
  const [whole = '', one] = path.replace('/api/admin/', '').split('/:id');
  const resource = one === undefined ? whole.split('/')[0]! : whole;
  if (resource in PLATFORM) return resource;
  return Object.keys(RECORDS).find((kind) => RECORDS[kind]!.resource === resource);
}

const stored = new Map<string, string>();

/** The id of a record; created once, or anew for a call that deletes it. */
export async function recordOf(kind: string, whose: Whose, people: People, fresh = false): Promise<string> {
  if (whose === 'missing') return NOWHERE;
  const person = whose === 'own' ? people.owner : people.other;
  const key = `${kind} ${kind in PLATFORM ? '' : person.id}`;
  const found = fresh ? undefined : stored.get(key);
  if (found) return found;
  const on = await openFixtures();
  const id = await (PLATFORM[kind]?.(on, people) ?? RECORDS[kind]!.plant(on, person, people));
  if (!fresh) stored.set(key, id);
  return id;
}
