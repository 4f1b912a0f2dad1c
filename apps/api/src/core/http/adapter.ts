import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Direct = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Registers routes for all methods as GET and POST only: Fastify's twenty methods for every call took a quarter of the start
 * time.
 */
export class HttpAdapter extends FastifyAdapter {
  private readonly direct = new Map<string, Direct>();

  /**
   * Has an open GET route answered without Nest's guards, interceptors and filters, which cost more than a label's page. `answer`
   * takes its own errors; the controller declares the route as always.
   */
  answerDirectly(path: string, answer: Direct): void {
    this.direct.set(path, answer);
  }

  override get(...args: Parameters<FastifyAdapter['get']>) {
    const [path, handler] = args as unknown as [unknown, Parameters<FastifyAdapter['get']>[1]];
    const answer = typeof path === 'string' ? this.direct.get(path) : undefined;
    return super.get(path as never, (answer ?? handler) as never);
  }

  override all(...args: Parameters<FastifyAdapter['all']>) {
    const route = args as Parameters<FastifyAdapter['get']>;
    this.get(...route);
    return this.post(...route);
  }
}
