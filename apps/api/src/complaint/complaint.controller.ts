import { Controller } from '@nestjs/common';
import { complaintApi, type Input } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { ComplaintService } from './complaint.service';

@Controller()
export class ComplaintController {
  constructor(private readonly complaints: ComplaintService) {}

  @Call(complaintApi.list)
  list(@Me() me: MemberCaller, @In() input: Input<typeof complaintApi.list>) {
    return this.complaints.list(me, input);
  }

  @Call(complaintApi.answer)
  answer(@Me() me: MemberCaller, @In() input: Input<typeof complaintApi.answer>) {
    return this.complaints.answer(me, input);
  }
}
