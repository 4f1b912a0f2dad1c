import { Controller } from '@nestjs/common';
import { dashboardApi, figureApi, type Input } from '@ipw/domain';
import { Call, In } from '../core/http/call';
import { FigureService } from './figure.service';
import { VisitService } from './visit.service';

@Controller()
export class VisitsController {
  constructor(
    private readonly visits: VisitService,
    private readonly figures: FigureService,
  ) {}

  @Call(dashboardApi.visits)
  of(@In() { ip_id, days }: Input<typeof dashboardApi.visits>) {
    return this.visits.of(ip_id, days);
  }

  @Call(figureApi.figures)
  summed(@In() { ip_id, days }: Input<typeof figureApi.figures>) {
    return this.figures.of(ip_id, days);
  }
}
