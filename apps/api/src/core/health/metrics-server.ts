import { createServer, type Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { metricsText } from '../metrics/metrics';
import { HealthService } from './health.service';

/** Health and metrics on a port of their own, which no proxy serves to visitors; a worker has no other. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>,
    private readonly health: HealthService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host } = this.config;
    if (port === undefined) return;
    const server = createServer((request, answer) => {
      void this.answer(request.url ?? '').then(([status, type, text]) => {
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
    const plain = 'text/plain; charset=utf-8';
    if (url === '/health/live') return [200, plain, 'ok\n'];
    if (url === '/health/ready')
      return (await this.health.isReady()) ? [200, plain, 'ok\n'] : [503, plain, 'not ready\n'];
    return [404, plain, 'not found\n'];
  }
}
