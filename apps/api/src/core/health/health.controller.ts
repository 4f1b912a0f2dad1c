import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../config';
import { DomainError } from '../errors/domain-error';
import { Open } from '../http/call';
import { metricsText } from '../metrics/metrics';
import { HealthService } from './health.service';

@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'METRICS_PORT'>,
  ) {}

  @Open()
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @Open()
  @Get('health/ready')
  async ready() {
    if (!(await this.health.isReady())) throw new DomainError('BUSY', { retry_after: 2 });
    return { status: 'ok' };
  }

  /** With a port of their own (`MetricsServer`) the metrics are not served here. */
  @Open()
  @Get('metrics')
  async metrics(@Res() reply: FastifyReply) {
    if (this.config.METRICS_PORT !== undefined) throw new DomainError('NOT_FOUND');
    const { type, text } = await metricsText();
    await reply.type(type).send(text);
  }
}
