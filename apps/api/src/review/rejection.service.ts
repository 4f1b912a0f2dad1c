import { Injectable } from '@nestjs/common';
import type { ContentData, Language, Rejected } from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import type { MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { marksOf } from '../core/review/marks';
import { changedFields, dataOf } from '../core/reviewed-content/revision.view';
import { type ContentRef, RevisionService } from '../core/reviewed-content/revision.service';
import { ComparisonService } from './comparison.service';

/** What staff rejected, for the holder: their marks, and the differences from the live content. */
@Injectable()
export class RejectionService {
  constructor(
    private readonly db: Db,
    private readonly revisions: RevisionService,
    private readonly comparisons: ComparisonService,
  ) {}

  async of(me: MemberCaller, ref: ContentRef, language: Language): Promise<Rejected | null> {
    const { live, open } = await this.revisions.at(this.db, ref);
    if (!open?.rejected) return null;
    const rejected = fromJson<ContentData>(open.rejected);
    const marks = marksOf(open.marks);
    const fields = await this.comparisons.of(ref.subject, live.data, rejected, { viewer: me, language });
    return {
      is_new: live.data === null,
      rejected_at: iso(open.decided_at),
      fields: fields.filter(
        ({ field, changed }) => (changed && live.data !== null) || marks.some((mark) => mark.field === field),
      ),
      marks,
      changed_since: changedFields(rejected, dataOf(open)),
    };
  }
}
