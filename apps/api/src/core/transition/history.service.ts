import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { HistoryLine } from '@ipw/domain';
import { Db, fromJson, type Sql } from '../db/db';
import { FieldCipher } from '../security/field-cipher';
import { sameText } from '../security/token';

export type Actor = { kind: 'member' | 'staff'; id: string } | { kind: 'system' | 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };
/** Somebody without an account: the buyer of a sheet. */
export const VISITOR: Actor = { kind: 'visitor' };

export interface Line {
  subject: string;
  subjectId: string;
  action: string;
  actor: Actor;
  from?: string | null;
  to?: string | null;
  reason?: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Fields whose change is recorded without values: a closed account removes its content, but lines are never changed. */
  content?: readonly string[];
}

/** A value as the history shows it. Beside a day as text, the day of a date: the database answers its days as dates. */
function plain(value: unknown, beside: unknown): unknown {
  if (!(value instanceof Date)) return value ?? null;
  const isDay = typeof beside === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(beside);
  return isDay ? value.toISOString().slice(0, 10) : value.toISOString();
}

/** Whether nothing became an empty text or list, as when a draft is created. */
const isStillEmpty = ({ before, after }: { before: unknown; after: unknown }): boolean =>
  before === null && (after === '' || after === '[]' || (Array.isArray(after) && after.length === 0));

/**
 * Columns the history leaves out: copies for comparison, whole texts, who acted (the line names its actor), long lists of ids, names of people, links to their
 * pages, remarks, download counters. Encrypted columns are left out too.
 */
const SILENT = [
  'answer',
  'answered_by',
  'wording',
  'proposal',
  'proposed_by',
  'series_ids',
  'rejected',
  'seen_version',
  'base_version',
  'texts',
  'titles',
  'member_ids',
  'head',
  'link_name',
  'tracking_number',
  'note',
  'lift_reason',
  'names',
  'open_member_id',
  'open_key',
  'remind_at',
  'asked_at',
  'ordered_at',
  'sha256',
  'stream',
  'sent',
  'starts',
];

/** The changed fields with both values. */
export function changesOf(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): HistoryLine['changes'] {
  return Object.keys(after)
    .filter((field) => !SILENT.includes(field))
    .filter((field) => !Buffer.isBuffer(after[field]) && !Buffer.isBuffer(before[field]))
    .map((field) => ({
      field,
      before: plain(before[field], after[field]),
      after: plain(after[field], before[field]),
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    .filter((change) => !isStillEmpty(change));
}

/** The signed content of an audit line. */
export interface LineContent {
  subject: string;
  subject_id: string;
  action: string;
  from_state: string | null;
  to_state: string | null;
  actor_type: string;
  actor_id: string | null;
  reason: string | null;
  changes: string | null;
  created_at: Date;
}

/** The content of a line as one unambiguous text. */
export const lineText = (line: LineContent): string =>
  JSON.stringify([
    line.subject,
    line.subject_id,
    line.action,
    line.from_state,
    line.to_state,
    line.actor_type,
    line.actor_id,
    line.reason,
    line.changes,
    line.created_at.toISOString(),
  ]);

const NONCE = 16;
const SIGNATURE = 64;

/** A nonce, so that no line can be copied, and the keyed hash over nonce and content; 64 hex digits. */
const sign = (cipher: FieldCipher, nonce: string, line: LineContent): string =>
  (nonce + cipher.blind('audit', `${nonce} ${lineText(line)}`)).slice(0, SIGNATURE);

/** A line as stored. The key is not in the database, so write access to it is not enough to forge a line. */
export const signLine = <L extends LineContent>(cipher: FieldCipher, line: L): L & { signature: string } => ({
  ...line,
  signature: sign(cipher, randomBytes(NONCE / 2).toString('hex'), line),
});

export const isSigned = (cipher: FieldCipher, line: LineContent, signature: string): boolean =>
  sameText(sign(cipher, signature.slice(0, NONCE), line), signature);

export interface StoredLine {
  id: string;
  subject: string;
  subject_id: string;
  created_at: Date;
  action: string;
  from_state: string | null;
  to_state: string | null;
  actor_type: HistoryLine['actor_type'];
  actor_name: string | null;
  reason: string | null;
  changes: string | null;
}

/** The audit history: one kind of line for all subjects. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
  ) {}

  write(sql: Sql, line: Line): Promise<void> {
    const changes = (line.after ? changesOf(line.before ?? {}, line.after) : []).map((change) =>
      line.content?.includes(change.field) ? { field: change.field } : change,
    );
    return sql.insert(
      'audit_line',
      signLine(this.cipher, {
        subject: line.subject,
        subject_id: line.subjectId,
        action: line.action,
        from_state: line.from ?? null,
        to_state: line.to ?? null,
        actor_type: line.actor.kind,
        actor_id: 'id' in line.actor ? line.actor.id : null,
        reason: line.reason || null,
        changes: changes.length ? JSON.stringify(changes) : null,
        created_at: new Date(),
      }),
    );
  }

  /** The history of a record, newest first, at most 200 lines. */
  async of(subject: string, subjectId: string): Promise<HistoryLine[]> {
    return this.named(
      await this.db.rows<StoredLine>(
        `SELECT ${SELECT_COLUMNS} FROM audit_line t ${SELECT_JOINS} WHERE t.subject = ? AND t.subject_id = ? ORDER BY t.id DESC LIMIT 200`,
        [subject, subjectId],
      ),
    );
  }

  /** The history of a content item and of all its revisions, newest first, at most 200 lines. */
  async ofContent(subject: string, table: string, id: string): Promise<HistoryLine[]> {
    return this.named(
      await this.db.rows<StoredLine>(
        `SELECT ${SELECT_COLUMNS} FROM (
            SELECT l.id FROM revision o JOIN audit_line l ON l.subject = 'revision' AND l.subject_id = o.id WHERE o.subject = ? AND o.subject_id = ?
            UNION SELECT l.id FROM audit_line l WHERE l.subject = ? AND l.subject_id = ?) found
          STRAIGHT_JOIN audit_line t ON t.id = found.id ${SELECT_JOINS} ORDER BY t.id DESC LIMIT 200`,
        [subject, id, table, id],
      ),
    );
  }

  /** The lines with names of those a record was assigned to, which are stored by id. */
  private async named(stored: StoredLine[]): Promise<HistoryLine[]> {
    const lines = stored.map(toLine);
    const assigned = lines
      .flatMap(({ changes }) => changes)
      .flatMap((change) => (change.field === 'assignee_id' && 'after' in change ? [change] : []));
    const ids = assigned.flatMap(({ before, after }) => [before, after]).filter(Boolean);
    if (ids.length === 0) return lines;
    const staff = await this.db.rows<{ id: string; name: string }>(
      'SELECT id, name FROM staff WHERE id IN (?)',
      [ids],
    );
    const nameOf = (id: unknown) => staff.find((one) => one.id === id)?.name ?? id;
    for (const change of assigned) {
      change.before = nameOf(change.before);
      change.after = nameOf(change.after);
    }
    return lines;
  }
}

export const SELECT_COLUMNS =
  't.id, t.subject, t.subject_id, t.created_at, t.action, t.from_state, t.to_state, t.actor_type, t.reason, t.changes, COALESCE(s.name, m.username) AS actor_name';
export const SELECT_JOINS =
  "LEFT JOIN staff s ON t.actor_type = 'staff' AND s.id = t.actor_id LEFT JOIN member m ON t.actor_type = 'member' AND m.id = t.actor_id";

export const toLine = (row: StoredLine): HistoryLine & { subject: string; subject_id: string } => ({
  id: row.id,
  subject: row.subject,
  subject_id: row.subject_id,
  at: row.created_at.toISOString(),
  action: row.action,
  from_state: row.from_state,
  to_state: row.to_state,
  actor_type: row.actor_type,
  actor_name: row.actor_name ?? '',
  reason: row.reason,
  changes: row.changes ? fromJson<HistoryLine['changes']>(row.changes) : [],
});
