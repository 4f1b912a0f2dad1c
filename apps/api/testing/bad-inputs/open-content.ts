/** Questions, partner links, the filters of the public directory, and signatures of certificates. */
import { type Case, type Expected, rows } from './case';

const wording = { title: '入驻要付费吗？', body: '免费。' };
const texts = { 'zh-CN': wording, 'zh-TW': wording, en: wording };
const names = { 'zh-CN': '画谱', 'zh-TW': '畫譜', en: 'Picture book' };
type Fields = readonly (readonly [string, unknown, Expected])[];

const faq = (field: string, list: Fields) =>
  rows('POST faqs', field, list, { more: { topic: 'claimQA', texts } });
const link = (field: string, list: Fields) =>
  rows('POST links', field, list, { more: { names, url: 'https://example.com/' } });
const signature = {
  key: 'a'.repeat(16),
  text: `ipw-seal 1 ${'a'.repeat(16)} 1 1 ${'a'.repeat(64)}`,
  signature: 'a'.repeat(128),
};
const directory = (field: string, list: Fields) => rows('content/directory', field, list);

export const openContent: Case[] = [
  ...rows('content/faq', 'product', [['another product', 'nobodys', 'V choice']]),
  ...rows('certificate/checkSignature', 'key', [['of 15 digits', 'a'.repeat(15), 'V malformed']], {
    more: signature,
  }),
  ...rows('certificate/checkSignature', 'text', [['another text', 'pay 100', 'V malformed']], {
    more: signature,
  }),
  ...rows('certificate/checkSignature', 'signature', [['in capitals', 'A'.repeat(128), 'V malformed']], {
    more: signature,
  }),
  ...faq('topic', [['unknown', 'otherQA', 'V choice']]),
  ...faq('texts', [
    ['a language less', { en: wording }, 'V required'],
    ['81 characters of question', { ...texts, en: { ...wording, title: '字'.repeat(81) } }, 'V max_length'],
    ['2,001 characters of answer', { ...texts, en: { ...wording, body: '字'.repeat(2001) } }, 'V max_length'],
  ]),
  ...faq('sort', [['before the first', -1, 'V min']]),
  ...link('names', [['41 characters', { ...names, en: 'x'.repeat(41) }, 'V max_length']]),
  ...link('url', [
    ['none', undefined, 'V required'],
    ['a script', 'javascript:alert(1)', 'V web_address'],
    ['no scheme', '//x.example', 'V web_address'],
    ['a user name', 'https://bank.example@x.example', 'V web_address'],
  ]),
  ...directory('type', [['unknown', 99, 'V choice']]),
  ...directory('origin', [['an injection', '1 OR 1=1', 'V integer']]),
  ...directory('kernel', [['before the first', 0, 'V min']]),
  ...directory('kind', [['unknown', 'brand', 'V choice']]),
  ...directory('keyword', [['41 characters', '字'.repeat(41), 'V max_length']]),
  ...directory('page', [
    ['none', 0, 'V min'],
    ['too far', 501, 'V max'],
  ]),
];
