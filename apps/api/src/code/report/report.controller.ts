import { Controller } from '@nestjs/common';
import { codeReportApi, type Input } from '@ipw/domain';
import { Call, In, Me } from '../../core/http/call';
import type { MemberCaller } from '../../core/http/context';
import { CodeReportService } from './code-report.service';

@Controller()
export class CodeReportController {
  constructor(private readonly reports: CodeReportService) {}

  @Call(codeReportApi.list)
  list(@In() input: Input<typeof codeReportApi.list>) {
    return this.reports.list(input);
  }

  @Call(codeReportApi.detail)
  detail(@Me() me: MemberCaller, @In() input: Input<typeof codeReportApi.detail>) {
    return this.reports.detail(me, input);
  }

  @Call(codeReportApi.contact)
  contact(@Me() me: MemberCaller, @In() input: Input<typeof codeReportApi.contact>) {
    return this.reports.contact(me, input);
  }

  @Call(codeReportApi.settle)
  settle(@Me() me: MemberCaller, @In() input: Input<typeof codeReportApi.settle>) {
    return this.reports.settle(me, input);
  }
}
