import { Injectable } from '@nestjs/common';
import type { Sql } from '../db/db';
import type { UploadedFileEntity } from './uploaded-file.entity';

/** A file about to be stored. */
export interface StoredFile extends Pick<
  UploadedFileEntity,
  'id' | 'owner_id' | 'usage_name' | 'sha256' | 'changed'
> {
  /** Of a picture: it, 300 pixels wide. */
  small: Buffer | undefined;
}

/** Does what takes time before the transaction that inserts the row, and returns what is done in it. */
export type OnStored = (file: StoredFile) => Promise<(sql: Sql) => Promise<void>>;

/** Deletes what a feature keeps of a file that is deleted. */
export type OnRemoved = (sql: Sql, id: string) => Promise<unknown>;

/** What features do with each file that is stored or deleted, in its transaction: files know none of them. */
@Injectable()
export class StoredFileService {
  private readonly hooks: OnStored[] = [];
  private readonly ends: OnRemoved[] = [];

  onStored(hook: OnStored): void {
    this.hooks.push(hook);
  }

  onRemoved(end: OnRemoved): void {
    this.ends.push(end);
  }

  async prepare(file: StoredFile): Promise<(sql: Sql) => Promise<void>> {
    const steps = await Promise.all(this.hooks.map((hook) => hook(file)));
    return async (sql) => {
      for (const step of steps) await step(sql);
    };
  }

  /** To be called in the transaction that deletes the row. */
  async removed(sql: Sql, id: string): Promise<void> {
    for (const end of this.ends) await end(sql, id);
  }
}
