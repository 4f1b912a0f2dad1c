import { Controller } from '@nestjs/common';
import { type Input, searchApi } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { SearchService } from '../core/search/search.service';

@Controller()
export class SearchController {
  constructor(
    private readonly limits: LimitService,
    private readonly search: SearchService,
  ) {}

  @Call(searchApi.records)
  async records(@Me() me: MemberCaller, @In() { keyword }: Input<typeof searchApi.records>) {
    await this.limits.take('search_records', me.id);
    return this.search.records(me, keyword);
  }
}
