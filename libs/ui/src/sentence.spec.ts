import type { UiText } from './text';
import { sentence } from './sentence';

const words: Record<string, string> = { 'rule.max_length': '{field}最多 {max} 个字', 'name.intro': '简介' };
const t = ((key: string) => words[key] ?? key) as UiText['t'];
const said = { field: 'intro', msg: 'The introduction: at most 5 characters' };

it('says a refusal of the server in the language chosen since', () => {
  expect(sentence(t, { ...said, rule: 'max_length', args: { max: 5 } })).toBe('简介最多 5 个字');
});

it('calls a field as its form does', () => {
  const error = { field: 'body', name: 'intro', rule: 'max_length' as const, args: { max: 5 } };
  expect(sentence(t, error)).toBe('简介最多 5 个字');
});

it.each([
  ['a sentence without a rule', said],
  ['a rule only the server has words for', { ...said, rule: 'other_record' as const, args: {} }],
  [
    'a field only the server has a word for',
    { ...said, field: 'page', rule: 'max_length' as const, args: {} },
  ],
])('keeps the words of %s', (_, problem) => {
  expect(sentence(t, problem)).toBe(said.msg);
});
