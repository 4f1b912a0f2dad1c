import { type Endpoint, ERRORS } from '@ipw/domain';
import { exampleOf, inputSchemaOf } from './input-schema';
import { type JsonSchema, sampleOf } from './sample';

const PROOF = `Asked often, it answers ${String(ERRORS.CAPTCHA.code)} with \`data.challenge\`, in the format of ALTCHA (version 2, SHA-256):
find the counter (unsigned, 4 bytes, big-endian) with which SHA-256(salt ‖ nonce ‖ counter) starts with \`keyPrefix\`, and repeat the call
with \`captcha\` = base64 of the JSON \`{challenge, solution: {counter, derivedKey}}\`, \`derivedKey\` being that hash in hex. A solution
serves once, for this call, within five minutes. Asked too often, the call answers 429 with \`Retry-After\`.`;

const ENVELOPE = { $ref: '#/components/schemas/Envelope' };

/** JSON schemas of the answers, and the named schemas they refer to. */
export interface AnswerSchemas {
  answers: Readonly<Record<string, JsonSchema>>;
  schemas: Readonly<Record<string, JsonSchema>>;
}

/** The content of an answer: schema and example. */
export const answerContent = (schema: JsonSchema, schemas: AnswerSchemas['schemas']) => ({
  'application/json': { schema, example: sampleOf(schema, { schemas, all: true }) },
});

function responseOf(
  { streams }: Endpoint,
  data: JsonSchema | undefined,
  schemas: AnswerSchemas['schemas'],
): object {
  const example = { code: 200, msg: 'OK', data: data ? sampleOf(data, { schemas, all: true }) : {} };
  const schema = data
    ? { allOf: [ENVELOPE, { type: 'object', properties: { data }, required: ['data'] }] }
    : ENVELOPE;
  return {
    description: streams ? 'The file; a refusal in the envelope' : 'The envelope',
    content: {
      ...Object.fromEntries(
        (streams ?? []).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
      'application/json': { schema, example },
    },
  };
}

/** Query parameters of a call; for a union, the fields of all members. */
function queryOf(input: unknown): object[] {
  const json = inputSchemaOf(input);
  const shapes = (json.oneOf ?? json.anyOf ?? [json]) as JsonSchema[];
  const needed = (name: string) => shapes.every(({ required = [] }) => (required as string[]).includes(name));
  const fields = Object.assign({}, ...shapes.map(({ properties }) => properties)) as Record<
    string,
    JsonSchema
  >;
  return Object.entries(fields).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed(name),
    schema,
  }));
}

/** A form with fields and, as last part, one file. */
const formOf = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: {
    ...(schema.properties as object),
    file: { type: 'string', format: 'binary', description: 'The last part of the form' },
  },
  required: [...((schema.required ?? []) as string[]), 'file'],
});

/** The body of an upload call of either API. */
export const fileForm = (input: unknown) => ({
  required: true,
  content: { 'multipart/form-data': { schema: formOf(inputSchemaOf(input)) } },
});

function bodyOf({ input, multipart }: Endpoint): object {
  if (multipart) return fileForm(input);
  const schema = inputSchemaOf(input);
  return {
    content: {
      'application/json': { schema, example: exampleOf(input, schema) },
      'application/x-www-form-urlencoded': { schema },
    },
  };
}

/** Paths of the data API: all calls by POST, and by GET unless they change something or carry a secret. */
export function dataPaths(endpoints: readonly Endpoint[], { answers, schemas }: AnswerSchemas) {
  return Object.fromEntries(
    endpoints.map((endpoint) => {
      const { path, access, summary, proof, post } = endpoint;
      const name = path.replace('/', '_');
      const common = {
        tags: [path.split('/')[0]!],
        summary: proof ? `${summary}; may ask for a proof of work` : summary,
        ...(proof && { description: PROOF }),
        security: access === 'public' ? [] : [{ token: [] }],
        responses: { 200: responseOf(endpoint, answers[path], schemas) },
      };
      const byPost = { ...common, operationId: `${name}_post`, requestBody: bodyOf(endpoint) };
      const byGet = { ...common, operationId: name, parameters: queryOf(endpoint.input) };
      return [
        `/api/${path}`,
        post ? { post: { ...byPost, operationId: name } } : { get: byGet, post: byPost },
      ];
    }),
  );
}
