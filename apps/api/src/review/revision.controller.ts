import { Controller } from '@nestjs/common';
import { type Input, reviewApi, trashApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { type ContentRef, RevisionService } from '../core/reviewed-content/revision.service';
import { ContentItemService } from '../core/reviewed-content/content-item.service';
import { TrashService } from '../core/reviewed-content/trash.service';
import { ChangeService } from './change.service';
import { RejectionService } from './rejection.service';

type One = Input<typeof reviewApi.withdraw>;
const refOf = ({ subject, subject_id, ip_id }: Omit<One, 'version'>): ContentRef => ({
  subject,
  id: subject_id,
  ipId: ip_id,
});

@Controller()
export class RevisionController {
  constructor(
    private readonly revisions: RevisionService,
    private readonly items: ContentItemService,
    private readonly changes: ChangeService,
    private readonly rejections: RejectionService,
    private readonly trash: TrashService,
  ) {}

  @Call(reviewApi.rejected)
  rejected(
    @Me() me: MemberCaller,
    @In() input: Input<typeof reviewApi.rejected>,
    @Ctx() { language }: Context,
  ) {
    return this.rejections.of(me, refOf(input), language);
  }

  @Call(reviewApi.withdraw)
  withdraw(@Me() me: MemberCaller, @In() input: One) {
    return this.revisions.withdraw(me, refOf(input), input.version);
  }

  @Call(reviewApi.discard)
  discard(@Me() me: MemberCaller, @In() input: One) {
    return this.revisions.discard(me, refOf(input), input.version);
  }

  @Call(reviewApi.change)
  change(@Me() me: MemberCaller, @In() input: Input<typeof reviewApi.change>, @Ctx() { language }: Context) {
    return this.changes.of(me, input, language);
  }

  @Call(reviewApi.duplicate)
  duplicate(
    @Me() me: MemberCaller,
    @In() input: Input<typeof reviewApi.duplicate>,
    @Ctx() { language }: Context,
  ) {
    return this.items.duplicate(me, refOf(input), language);
  }

  @Call(trashApi.list)
  trashList(@Me() me: MemberCaller, @In() input: Input<typeof trashApi.list>) {
    return this.trash.list(me, input);
  }

  @Call(trashApi.restore)
  trashRestore(@Me() me: MemberCaller, @In() input: Input<typeof trashApi.restore>) {
    return this.trash.restore(me, input);
  }

  @Call(trashApi.delete)
  trashDelete(@Me() me: MemberCaller, @In() input: Input<typeof trashApi.delete>) {
    return this.trash.deleteNow(me, input);
  }
}
