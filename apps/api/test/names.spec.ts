import 'reflect-metadata';
import {
  brandScoreInput,
  campaignReportInput,
  complaintInput,
  CONSOLE_API,
  type ConsoleEndpoint,
  disputeSubmitInput,
  entryAdminApi,
  fieldErrors,
  reportInput,
} from '@ipw/domain';
import { ENDPOINTS } from '../src/core/openapi/openapi';
import { knows, translateFieldError } from '../src/core/i18n';

/** The fields of a schema; of a union, the fields of its members. */
function fieldsOf(schema: unknown): string[] {
  const { shape, options = [] } = (schema as { def: { shape?: object; options?: unknown[] } }).def;
  return shape ? Object.keys(shape) : options.flatMap(fieldsOf);
}

it('names every field of every call in words', () => {
  const fields = new Set(['body', ...ENDPOINTS.flatMap(({ input }) => fieldsOf(input))]);
  expect([...fields].filter((field) => !knows(`name.${field}`))).toEqual([]);
});

const CONSOLE_CALLS = Object.values<Record<string, ConsoleEndpoint>>(CONSOLE_API).flatMap((calls) =>
  Object.values(calls),
);

it('names every field of every console call in words', () => {
  const inputs = CONSOLE_CALLS.flatMap(({ input, inputs = {} }) => [input, ...Object.values(inputs)]);
  const fields = new Set(inputs.flatMap((input) => (input ? fieldsOf(input) : [])));
  expect(fields.size).toBeGreaterThan(50);
  expect([...fields].filter((field) => !knows(`name.${field}`))).toEqual([]);
});

it.each([
  [disputeSubmitInput, 'statement', '请填写异议理由'],
  [complaintInput, 'statement', '请填写侵权说明'],
  [campaignReportInput, 'statement', '请填写抄袭说明'],
  [reportInput, 'description', '请填写可疑之处'],
  [entryAdminApi.decide.inputs.win, 'prize', '请填写奖项'],
] as const)('calls a field in errors as its form does, %#', (form, field, sentence) => {
  const errors = fieldErrors(form.safeParse({}).error!.issues, {}, form);
  const error = errors.find((one) => one.field === field)!;
  expect(translateFieldError('zh-CN', error)).toBe(sentence);
});

it('calls the remark of a brand its comment', () => {
  const given = { remark: 5 };
  const errors = fieldErrors(brandScoreInput.safeParse(given).error!.issues, given, brandScoreInput);
  expect(errors.find(({ field }) => field === 'remark')).toMatchObject({ rule: 'type', name: 'comment' });
});
