import type { FastifyRequest } from 'fastify';

/** The token of the header `Authorization: Bearer`. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
