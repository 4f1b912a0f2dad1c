import { Injectable } from '@nestjs/common';
import type { Language } from '@ipw/domain';
import { Readable } from 'node:stream';
import { Db } from '../core/db/db';
import { translate } from '../core/i18n';
import type { ArchiveFile } from '../core/personal-data/archive-file';
import { PersonalDataRegistry } from '../core/personal-data/personal-data';

/** The files of a member's archive, in the order of its README.txt. */
@Injectable()
export class MemberArchiveService {
  constructor(
    private readonly db: Db,
    private readonly registry: PersonalDataRegistry,
  ) {}

  async files(id: string): Promise<ArchiveFile[]> {
    const { language } = (await this.db.one<{ language: Language }>(
      'SELECT language FROM member WHERE id = ?',
      [id],
    ))!;
    const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const readme = translate(language, 'export.readme', { date });
    const place = ({ name }: ArchiveFile) => (name.includes('/') ? Infinity : readme.indexOf(`\n${name} `));
    const files = await this.registry.files({ id, language });
    return [
      { name: 'README.txt', open: () => Readable.from([readme]) },
      ...files
        .map((file) => [place(file), file] as const)
        .sort(([a], [b]) => (a === b ? 0 : a - b))
        .map(([, file]) => file),
    ];
  }
}
