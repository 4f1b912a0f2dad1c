import { createServer, type Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config';
import { LOG } from '../log';
import { metricsText } from '../metrics/metrics';
import { HealthService } from './health.service';

const PLAIN = 'text/plain; charset=utf-8';

/** Health and metrics on a port of their own, which no proxy serves to visitors; a worker has no other. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>,
    private readonly health: HealthService,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host } = this.config;
    if (port === undefined) return;
    const server = createServer((request, answer) => {
      const answered = this.answer(request.url ?? '').catch((error: unknown) => {
        this.log.warn({ err: error }, 'metrics: could not be read');
        return [500, PLAIN, 'not readable\n'] as const;
      });
      void answered.then(([status, type, text]) => {
        answer.writeHead(status, { 'content-type': type }).end(text);
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        reject(
          new Error(
            `configuration: METRICS_PORT: cannot listen at ${host}:${String(port)} (${String(error.code)})`,
          ),
        );
      });
      server.listen(port, host, resolve);
    });
    this.server = server;
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(url: string): Promise<[status: number, type: string, text: string]> {
    if (url === '/metrics') {
      const { type, text } = await metricsText();
      return [200, type, text];
    }
    if (url === '/health/live') return [200, PLAIN, 'ok\n'];
    if (url === '/health/ready')
      return (await this.health.isReady()) ? [200, PLAIN, 'ok\n'] : [503, PLAIN, 'not ready\n'];
    return [404, PLAIN, 'not found\n'];
  }
}
