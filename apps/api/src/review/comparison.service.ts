import { Injectable } from '@nestjs/common';
import type { ContentData, Language, ReviewField, SubjectName } from '@ipw/domain';
import { Db } from '../core/db/db';
import { FileService, type Viewer } from '../core/files/file.service';
import { filesIn } from '../core/files/file-use.service';
import { SubjectRegistry } from '../core/review/subject';
import { ReferenceListService } from '../ip/reference-list.service';
import { reviewFields } from './review.view';

interface Reader {
  viewer: Viewer;
  language: Language;
}

/** Compares proposed and live content field by field, in the reader's language and with files the reader may open. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly subjects: SubjectRegistry,
    private readonly lists: ReferenceListService,
  ) {}

  async of(
    name: SubjectName,
    live: ContentData | null,
    proposed: ContentData,
    { viewer, language }: Reader,
  ): Promise<ReviewField[]> {
    const subject = this.subjects.of(name);
    const { content } = subject;
    const files = await this.files.many(
      [...new Set([...filesIn(live, content.files), ...filesIn(proposed, content.files)])],
      viewer,
    );
    const names = new Map<string, string>();
    for (const data of [live ?? [], proposed].flat())
      for (const [id, called] of (await subject.names?.(this.db, data)) ?? []) names.set(id, called);
    return reviewFields(content, live, proposed, {
      files,
      names,
      wordOf: await this.lists.words(Object.values(content.words ?? {}), language),
      language,
    });
  }
}
