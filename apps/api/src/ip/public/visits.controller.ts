import { Controller } from '@nestjs/common';
import { dashboardApi, type Input } from '@ipw/domain';
import { Call, In } from '../../core/http/call';
import { VisitCounter } from './visits.service';

@Controller()
export class VisitsController {
  constructor(private readonly visits: VisitCounter) {}

  @Call(dashboardApi.visits)
  of(@In() { ip_id, days }: Input<typeof dashboardApi.visits>) {
    return this.visits.of(ip_id, days);
  }
}
