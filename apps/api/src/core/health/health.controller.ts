import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';
import { PulseService } from '../db/pulse.service';
import { DomainError } from '../errors/domain-error';
import { Open } from '../http/call';
import { ShutdownService } from '../shutdown.service';

collectDefaultMetrics();

/** Response times by method, route and status. */
export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time of an answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
});

@Controller()
export class HealthController {
  constructor(
    private readonly pulse: PulseService,
    private readonly shutdown: ShutdownService,
  ) {}

  @Open()
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @Open()
  @Get('health/ready')
  async ready() {
    if (this.shutdown.begun || !(await this.pulse.answers()))
      throw new DomainError('BUSY', { retry_after: 2 });
    return { status: 'ok' };
  }

  @Open()
  @Get('metrics')
  async metrics(@Res() reply: FastifyReply) {
    await reply.type(register.contentType).send(await register.metrics());
  }
}
