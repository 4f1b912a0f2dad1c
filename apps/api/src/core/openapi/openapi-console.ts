import { type ConsoleEndpoint, uploadInput } from '@ipw/domain';
import { STAFF_COOKIE } from '../staff/staff-session.service';
import { exampleOf, inputSchemaOf } from './input-schema';
import { answerContent, type AnswerSchemas, fileForm } from './openapi-data';

/** Authentication of staff: the session cookie, and for changes the CSRF token of `auth/me`. */
export const CONSOLE_SECURITY = {
  staff: { type: 'apiKey', in: 'cookie', name: STAFF_COOKIE },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
} as const;

/** Error answers of the console API. */
export const CONSOLE_SCHEMAS = {
  ConsoleRefusal: {
    type: 'object',
    properties: {
      statusCode: { type: 'integer' },
      code: { type: 'integer' },
      message: { type: 'string' },
      errors: { type: 'object', additionalProperties: { type: 'string' } },
      data: { type: 'object' },
    },
    required: ['statusCode', 'code', 'message'],
  },
};

const text = { type: 'string' };
const json = (schema: object) => ({ 'application/json': { schema } });

/** Path parameters; an action with its choices. */
const namesOf = ({ route, inputs }: ConsoleEndpoint): object[] =>
  [...route.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'action' && inputs ? { ...text, enum: Object.keys(inputs) } : text,
  }));

/** Query parameters of a list, or the version of a record to delete. */
function queryOf({ route, filters, sorts, input }: ConsoleEndpoint): object[] {
  if (route.startsWith('DELETE') && input)
    return [{ name: 'version', in: 'query', required: true, schema: text }];
  if (!filters || !sorts) return [];
  const parameter = (name: string, description: string, example: unknown) => ({
    name,
    in: 'query',
    description,
    schema: text,
    example: JSON.stringify(example),
  });
  return [
    parameter('filter', `JSON of an object of ${[...filters, 'id'].join(', ')}`, {}),
    parameter('range', 'JSON of the first and the last row, counted from 0', [0, 24]),
    parameter('sort', `JSON of one of ${[...sorts, 'id'].join(', ')}, and ASC or DESC`, [
      sorts[0] ?? 'id',
      'DESC',
    ]),
  ];
}

/** The body of a call; for actions one of several, each with an example. */
function requestOf({ route, input, inputs, multipart }: ConsoleEndpoint): object | undefined {
  if (multipart) return fileForm(uploadInput);
  if (route.startsWith('DELETE')) return undefined;
  if (input)
    return { content: { 'application/json': { schema: inputSchemaOf(input), example: exampleOf(input) } } };
  if (!inputs) return undefined;
  const named = Object.entries(inputs);
  return {
    content: {
      'application/json': {
        schema: { anyOf: named.map(([, one]) => inputSchemaOf(one)) },
        examples: Object.fromEntries(named.map(([action, one]) => [action, { value: exampleOf(one) }])),
      },
    },
  };
}

function operationOf(endpoint: ConsoleEndpoint, { answers, schemas }: AnswerSchemas): object {
  const { route, access, summary, creates, fresh, streams, filters } = endpoint;
  const requestBody = requestOf(endpoint);
  const who = typeof access === 'string' ? access : access.join(' or ');
  return {
    tags: [`admin/${route.split(/[ /]/)[1]!}`],
    operationId: `admin_${route.replace(/\W+/g, '_')}`,
    summary,
    description: `Access: ${who}${fresh ? ', with a fresh proof of who asks' : ''}`,
    security: access === 'open' ? [] : [{ staff: [], ...(!route.startsWith('GET') && { csrf: [] }) }],
    parameters: [...namesOf(endpoint), ...queryOf(endpoint)],
    ...(requestBody && { requestBody }),
    responses: {
      [creates ? 201 : 200]: {
        description: 'The answer',
        ...(filters && {
          headers: { 'Content-Range': { description: 'Which rows of how many', schema: text } },
        }),
        content: streams ? { [streams]: { schema: text } } : answerContent(answers[route] ?? {}, schemas),
      },
      default: { description: 'A refusal', content: json({ $ref: '#/components/schemas/ConsoleRefusal' }) },
    },
  };
}

/** The paths of the console API. */
export function consolePaths(
  endpoints: readonly ConsoleEndpoint[],
  answers: AnswerSchemas,
): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const [method, path] = endpoint.route.split(' ') as [string, string];
    const address = `/api/admin/${path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[address] ??= {})[method.toLowerCase()] = operationOf(endpoint, answers);
  }
  return paths;
}
