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
import { inputErrors } from '../src/core/access/parameter-names';
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

it.each([
  ['claim/list', { page: -1 }, '页码不能小于 1'],
  ['content/legal', { page: 'privacy' }, '协议文本不在可选范围内，请重新选择'],
  ['content/consent', {}, '请填写协议文本'],
  ['ip/visits', { days: '31' }, '天数不在可选范围内，请重新选择'],
  ['ip/figures', { days: '7 days' }, '天数必须是整数'],
  ['ip/shopLinkMove', { days: 31 }, '有效期不在可选范围内，请重新选择'],
])('names the parameters of %s as it means them', (path, given, sentence) => {
  const endpoint = ENDPOINTS.find((one) => one.path === path)!;
  const { issues } = endpoint.input.safeParse(given).error!;
  const error = inputErrors(endpoint, issues, given).find(
    ({ field }) => field === 'page' || field === 'days',
  )!;
  expect(translateFieldError('zh-CN', error)).toBe(sentence);
});
