import { Injectable } from '@nestjs/common';
import type { Sql } from '../core/db/db';
import { type ErasedMember, PersonalData } from '../core/personal-data/personal-data';
import { ExportService } from './export.service';

/** Archives of a member; a later archive does not list them. */
@Injectable()
export class ExportPersonalData extends PersonalData {
  readonly name = 'export';

  constructor(private readonly exports: ExportService) {
    super();
  }

  override erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    return this.exports.end(sql, id);
  }
}
