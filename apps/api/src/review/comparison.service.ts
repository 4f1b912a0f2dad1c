import { Injectable } from '@nestjs/common';
import type { ContentData, Language, ReviewComparison, ReviewField, SubjectName } from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { FileService, type Viewer } from '../core/files/file.service';
import { filesIn } from '../core/files/file-use.service';
import { marksOf } from '../core/review/marks';
import type { RevisionEntity } from '../core/reviewed-content/revision.entity';
import { changedFields, dataOf } from '../core/reviewed-content/revision.view';
import { SubjectRegistry } from '../core/reviewed-content/subject';
import { ReferenceListService } from '../ip';
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

  /** Live and proposed content of a record, with the marks of its rejection; without a proposal only the live content. */
  async record(
    name: SubjectName,
    live: ContentData | null,
    edit: Pick<RevisionEntity, 'data' | 'marks' | 'rejected'> | null,
    reader: Reader,
  ): Promise<ReviewComparison> {
    const proposed = edit ? dataOf(edit) : live!;
    return {
      is_new: live === null,
      fields: await this.of(name, live, proposed, reader),
      marks: marksOf(edit?.marks ?? null),
      changed_since: edit?.rejected ? changedFields(fromJson(edit.rejected), proposed) : [],
    };
  }

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
      for (const [id, called] of await subject.names(this.db, data)) names.set(id, called);
    return reviewFields(content, live, proposed, {
      files,
      names,
      wordOf: await this.lists.words(Object.values(content.words), language),
      language,
    });
  }
}
