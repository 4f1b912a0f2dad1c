import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@ipw/domain';
import { Db, type Sql } from '../db/db';
import type { ArchiveFile } from './archive-file';

/**
 * Features with personal data, in the order of erasure: access ends first; an IP before its content, which checks what
 * picture the IP still shows; uploads after all references to them; the member last.
 */
const HOLDERS = [
  'session',
  'team',
  'ip',
  'tender',
  'cooperation',
  'skin',
  'campaign',
  'visit',
  'content',
  'shop',
  'code',
  'claim',
  'filing',
  'handover',
  'complaint',
  'sheet',
  'consent',
  'export',
  'message',
  'file',
  'member',
] as const;

/** Replaces an erased name in every language. */
export const NOBODY = '***';

/** The member to erase, and the IPs they own. */
export interface ErasedMember {
  id: string;
  ipIds: readonly string[];
}

export interface ExportedMember {
  id: string;
  language: Language;
}

/** All personal data. Features register theirs at start. */
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

  async erase(sql: Sql, member: ErasedMember): Promise<void> {
    for (const data of this.inOrder()) await data.erase?.(sql, member);
  }

  /** Deletes data at the end of its retention period. */
  async expire(db: Db): Promise<void> {
    for (const data of this.known.values()) await data.expire?.(db);
  }

  private inOrder(): PersonalData[] {
    return HOLDERS.map((name) => {
      const data = this.known.get(name);
      if (!data) throw new Error(`no registered personal data ${name}`);
      return data;
    });
  }
}

/** The personal data in a feature's tables, for export and closure. */
export abstract class PersonalData implements OnModuleInit {
  @Inject(PersonalDataRegistry) private readonly registry!: PersonalDataRegistry;
  @Inject(Db) protected readonly db!: Db;
  abstract readonly name: (typeof HOLDERS)[number];

  onModuleInit(): void {
    this.registry.register(this);
  }

  /** Files of the member's archive: their own data, decrypted. README.txt names and orders them. */
  export?(member: ExportedMember): ArchiveFile[] | Promise<ArchiveFile[]>;
  /**
   * Deletes or anonymises rows in the transaction of the closure, and queues the removal of what is stored elsewhere. Data the
   * privacy policy keeps stays without a name.
   */
  erase?(sql: Sql, member: ErasedMember): Promise<void>;
  /** Deletes, in batches, data at the end of its retention period (`RETENTION`). */
  expire?(db: Db): Promise<void>;
}
