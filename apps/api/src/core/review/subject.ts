import { Injectable } from '@nestjs/common';
import type { ContentData, ContentKind, SubjectName } from '@ipw/domain';
import type * as z from 'zod/mini';
import type { Sql } from '../db/db';

/** What is live of a subject. */
export interface Live<D = ContentData> {
  ip_id: string;
  version: number;
  /** The last approved content; null before the first approval. */
  data: D | null;
  /** Everybody may see it now. */
  shown: boolean;
}

/** How a module's content is reviewed: all a module has to say. */
export interface Subject<D extends ContentData = ContentData> {
  readonly content: ContentKind & { name: SubjectName };
  /** The complete content: what a submission must satisfy. */
  readonly schema: z.ZodMiniType;
  /** What the history calls its live rows. */
  readonly table: string;
  /** Fields of files everybody may open while it is shown. */
  readonly open: readonly string[];
  /** What a row of its table holds. */
  live(row: object): Live<D>;
  /** The live row, locked when asked; undefined when there is none. */
  find(sql: Sql, id: string, lock?: 'FOR UPDATE'): Promise<Live<D> | undefined>;
  /** Everything of the kind an IP has that is not deleted, as a statement answering `id` and `live` (0 or 1). */
  all(ipId: string): { sql: string; params: string[] };
  /** Makes approved content live, under the given version. */
  publish(sql: Sql, id: string, data: D, version: number): Promise<void>;
  /** Name and picture for lists. */
  title(data: D): string;
  picture(data: D): string | null;
  /** Names of the other content its fields refer to by id, for reviewers. */
  names?(sql: Sql, data: D): Promise<ReadonlyMap<string, string>>;
  /** The holder's page of it. */
  link(ipId: string, id: string): string;
}

/** All review subjects by name. Modules register theirs at the start. */
@Injectable()
export class SubjectRegistry {
  private readonly known = new Map<SubjectName, Subject>();

  register(subject: Subject): void {
    this.known.set(subject.content.name, subject);
  }

  of(name: SubjectName): Subject {
    const subject = this.known.get(name);
    if (!subject) throw new Error(`no subject ${name}`);
    return subject;
  }
}
