import { Controller } from '@nestjs/common';
import { dashboardApi, type Input } from '@ipw/domain';
import { Call, In } from '../core/http/call';
import { VisitService } from './visit.service';

@Controller()
export class VisitsController {
  constructor(private readonly visits: VisitService) {}

  @Call(dashboardApi.visits)
  of(@In() { ip_id, days }: Input<typeof dashboardApi.visits>) {
    return this.visits.of(ip_id, days);
  }
}
