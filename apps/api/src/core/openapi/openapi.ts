import { CONSOLE_API, type ConsoleEndpoint, DATA_API, type Endpoint, ERRORS } from '@ipw/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import { CONSOLE_SCHEMAS, CONSOLE_SECURITY, consolePaths } from './openapi-console';
import { type AnswerSchemas, dataPaths } from './openapi-data';
import { FILE_PATHS } from './openapi-files';

/** All calls of the data API. */
export const ENDPOINTS: Endpoint[] = Object.values(DATA_API).flatMap((calls): Endpoint[] =>
  Object.values(calls),
);

/** All calls of the console API. */
export const CONSOLE_ENDPOINTS: ConsoleEndpoint[] = Object.values(CONSOLE_API).flatMap(
  (calls): ConsoleEndpoint[] => Object.values(calls),
);

const UNTYPED: AnswerSchemas = { answers: {}, schemas: {} };

/** The OpenAPI document of data API, console API, uploads and streams, generated from the declarations. */
export function openApi(answers: AnswerSchemas = UNTYPED): OpenAPIObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'IP workbench: data API and console API',
      version: '1',
      description: `Codes: ${Object.entries(ERRORS)
        .map(([name, { code }]) => `${String(code)} ${name}`)
        .join(' · ')}`,
    },
    paths: {
      ...dataPaths(ENDPOINTS, answers),
      ...FILE_PATHS,
      ...consolePaths(CONSOLE_ENDPOINTS, answers),
    } as unknown as OpenAPIObject['paths'],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, ...CONSOLE_SECURITY },
      schemas: {
        ...answers.schemas,
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
