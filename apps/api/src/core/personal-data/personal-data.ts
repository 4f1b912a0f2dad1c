import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@ipw/domain';
import { Db, type Sql } from '../db/db';
import type { ArchiveFile } from './archive-file';

/**
 * Who holds personal data, in the order of erasure: access ends first; an IP goes before its content, which asks what
 * picture the IP still shows; uploads go when nothing refers to them any more, the member last.
 */
const HOLDERS = [
  'session',
  'ip',
  'visit',
  'content',
  'shop',
  'code',
  'claim',
  'consent',
  'export',
  'message',
  'file',
  'member',
] as const;

/** Whose data is erased, and the IPs that are theirs. */
export interface ErasedMember {
  id: string;
  ipIds: readonly string[];
}

export interface ExportedMember {
  id: string;
  language: Language;
}

/** What has to be removed outside the database once the erasure is committed. */
export type AfterCommit = () => Promise<void>;

/** All personal data. Features register theirs at the start. */
@Injectable()
export class PersonalDataRegistry {
  private readonly known = new Map<string, PersonalData>();

  register(data: PersonalData): void {
    this.known.set(data.name, data);
  }

  async files(member: ExportedMember): Promise<ArchiveFile[]> {
    const files: ArchiveFile[] = [];
    for (const data of this.inOrder()) files.push(...((await data.export?.(member)) ?? []));
    return files;
  }

  async erase(sql: Sql, member: ErasedMember): Promise<AfterCommit> {
    const after: AfterCommit[] = [];
    for (const data of this.inOrder()) after.push((await data.erase?.(sql, member)) ?? nothing);
    return async () => {
      for (const work of after) await work();
    };
  }

  /** Deletes what has had its time. */
  async expire(db: Db): Promise<void> {
    for (const data of this.known.values()) await data.expire?.(db);
  }

  private inOrder(): PersonalData[] {
    return HOLDERS.map((name) => {
      const data = this.known.get(name);
      if (!data) throw new Error(`no personal data ${name}`);
      return data;
    });
  }
}

const nothing = () => Promise.resolve();

/** The personal data in a feature's tables: all that export and closure need to know of them. */
export abstract class PersonalData implements OnModuleInit {
  @Inject(PersonalDataRegistry) private readonly registry!: PersonalDataRegistry;
  @Inject(Db) protected readonly db!: Db;
  abstract readonly name: (typeof HOLDERS)[number];

  onModuleInit(): void {
    this.registry.register(this);
  }

  /** Files of the member's archive: their own data in clear, nobody else's. README.txt names and orders them. */
  export?(member: ExportedMember): ArchiveFile[] | Promise<ArchiveFile[]>;
  /** Deletes or anonymises in the transaction of the closure. What the privacy policy keeps stays without a name. */
  erase?(sql: Sql, member: ErasedMember): Promise<AfterCommit | void>;
  /** Deletes in batches what has been stored as long as the privacy policy says (`RETENTION`). */
  expire?(db: Db): Promise<void>;
}
