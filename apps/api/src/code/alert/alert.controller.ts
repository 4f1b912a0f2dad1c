import { Controller } from '@nestjs/common';
import { alertApi, type Input } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../../core/http/call';
import type { Context, MemberCaller } from '../../core/http/context';
import { AlertService } from './alert.service';

@Controller()
export class AlertController {
  constructor(private readonly alerts: AlertService) {}

  @Call(alertApi.list)
  list(@In() input: Input<typeof alertApi.list>) {
    return this.alerts.list(input);
  }

  @Call(alertApi.detail)
  detail(@In() { ip_id, alert_id }: Input<typeof alertApi.detail>, @Ctx() { language }: Context) {
    return this.alerts.detail(ip_id, alert_id, language);
  }

  @Call(alertApi.settle)
  settle(@Me() me: MemberCaller, @In() input: Input<typeof alertApi.settle>) {
    return this.alerts.settle(me, input);
  }
}
