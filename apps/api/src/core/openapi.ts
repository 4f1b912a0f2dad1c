import * as domain from '@ipw/domain';
import { CONSOLE_API, type ConsoleEndpoint, type Endpoint, ERRORS } from '@ipw/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import * as z from 'zod';
import { CONSOLE_SCHEMAS, CONSOLE_SECURITY, consolePaths } from './openapi-console';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'input' in value;

/** Every call the domain declares, by whatever list it stands in. */
export const ENDPOINTS: Endpoint[] = Object.values(domain)
  .flatMap((value) =>
    isEndpoint(value)
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value as object)
        : [],
  )
  .filter(isEndpoint);

/** By declaration its name, e.g. `faqApi.faq`. */
const NAMES = new Map<unknown, string>(
  Object.entries(domain).flatMap(([list, calls]): [unknown, string][] => {
    if (isEndpoint(calls)) return [[calls, list]];
    if (!list.endsWith('Api') || typeof calls !== 'object') return [];
    return Object.entries(calls).map(([name, call]) => [call, `${list}.${name}`]);
  }),
);

/** Every call of the console API. */
export const CONSOLE_ENDPOINTS: ConsoleEndpoint[] = Object.values(CONSOLE_API).flatMap(
  (calls): ConsoleEndpoint[] => Object.values(calls),
);

const PROOF = `Asked often, it answers ${String(ERRORS.CAPTCHA.code)} with \`data.challenge\`, in the format of ALTCHA (version 2, SHA-256):
find the counter (unsigned, 4 bytes, big-endian) with which SHA-256(salt ‖ nonce ‖ counter) starts with \`keyPrefix\`, and repeat the call
with \`captcha\` = base64 of the JSON \`{challenge, solution: {counter, derivedKey}}\`, \`derivedKey\` being that hash in hex. A solution
serves once, for this call, within five minutes. Asked too often, the call answers 429 with \`Retry-After\`.`;

/** JSON schemas: of answers by route or name of the declaration, and those they refer to. */
export interface Answers {
  answers: Readonly<Record<string, object>>;
  schemas: Readonly<Record<string, object>>;
}
const UNTYPED: Answers = { answers: {}, schemas: {} };

/** The OpenAPI document of data API and console API, out of the declarations that bind and validate them. */
export function openApi({ answers, schemas }: Answers = UNTYPED): OpenAPIObject {
  const paths = Object.fromEntries(
    ENDPOINTS.map((endpoint) => {
      const schema = z.toJSONSchema(endpoint.input as never, { io: 'input', unrepresentable: 'any' });
      const data = answers[NAMES.get(endpoint) ?? ''];
      const envelope = { $ref: '#/components/schemas/Envelope' };
      const operation = {
        tags: [endpoint.path.split('/')[0]!],
        operationId: endpoint.path.replace('/', '_'),
        summary: endpoint.proof ? `${endpoint.summary}; may ask for a proof of work` : endpoint.summary,
        ...(endpoint.proof && { description: PROOF }),
        security: endpoint.access === 'public' ? [] : [{ token: [] }],
        requestBody: {
          content: Object.fromEntries(
            (endpoint.multipart
              ? ['multipart/form-data']
              : ['application/json', 'application/x-www-form-urlencoded']
            ).map((type) => [type, { schema }]),
          ),
        },
        responses: {
          200: {
            description: endpoint.streams ? 'The file; a refusal in the envelope' : 'The envelope',
            content: {
              ...Object.fromEntries((endpoint.streams ?? []).map((type) => [type, {}])),
              'application/json': {
                schema: data ? { allOf: [envelope, { properties: { data } }] } : envelope,
              },
            },
          },
        },
      };
      return [`/api/${endpoint.path}`, { post: operation }];
    }),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'IP workbench: data API and console API',
      version: '1',
      description: `Codes: ${Object.entries(ERRORS)
        .map(([name, { code }]) => `${String(code)} ${name}`)
        .join(' · ')}`,
    },
    paths: { ...paths, ...consolePaths(CONSOLE_ENDPOINTS, answers) } as unknown as OpenAPIObject['paths'],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, ...CONSOLE_SECURITY },
      schemas: {
        ...schemas,
        ...CONSOLE_SCHEMAS,
        Envelope: {
          type: 'object',
          properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: {} },
          required: ['code', 'msg', 'data'],
        },
      },
    },
  };
}
