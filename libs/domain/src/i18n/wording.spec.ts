import { LANGUAGES, type Language } from '../core/text';
import { agreementEn } from './agreement.en';
import { agreementZhCn } from './agreement.zh-CN';
import { agreementZhTw } from './agreement.zh-TW';
import { opportunityEn } from './opportunity.en';
import { opportunityZhCn } from './opportunity.zh-CN';
import { opportunityZhTw } from './opportunity.zh-TW';
import { serverEn } from './server.en';
import { serverZhCn } from './server.zh-CN';
import { serverZhTw } from './server.zh-TW';
import { sharedEn } from './shared.en';
import { sharedZhCn } from './shared.zh-CN';
import { sharedZhTw } from './shared.zh-TW';
import { staffEn } from './staff.en';
import { staffZhCn } from './staff.zh-CN';
import { staffZhTw } from './staff.zh-TW';
import { wordingProblems } from '../testing/wording';

const WORDS: Record<Language, Readonly<Record<string, string>>> = {
  en: { ...agreementEn, ...opportunityEn, ...serverEn, ...sharedEn, ...staffEn },
  'zh-CN': { ...agreementZhCn, ...opportunityZhCn, ...serverZhCn, ...sharedZhCn, ...staffZhCn },
  'zh-TW': { ...agreementZhTw, ...opportunityZhTw, ...serverZhTw, ...sharedZhTw, ...staffZhTw },
};

it.each(LANGUAGES)('words of %s keep to the glossary', (language) => {
  expect(wordingProblems(language, WORDS[language])).toEqual([]);
});

it.each([
  ['en', 'content.case.lead', 'Buyers see it.'],
  ['en', 'auth.title', 'Sign in'],
  ['en', 'upload.failed', 'Upload Failed'],
  ['en', 'code.minimum', 'From 10000 labels'],
  ['en', 'rule.email', 'This is not an address.'],
  ['en', 'rule.pdf_form', 'This is a form. Please export it again'],
  ['zh-CN', 'content.case.lead', '采购方最先看到的图片'],
  ['zh-CN', 'steps.title', '打开您的主页'],
  ['zh-CN', 'goods.empty.text', '中选合作产生的商品'],
  ['zh-TW', 'content.case.lead', '買方最先看到的圖片'],
  ['zh-TW', 'member.title', '用戶信息'],
  ['zh-TW', 'subject.label_payment', '錢包付款'],
] as const)('finds %s %s: %s', (language, key, text) => {
  expect(wordingProblems(language, { [key]: text })).toHaveLength(1);
});

it('leaves the buyer of a labelled product alone', () => {
  expect(wordingProblems('en', { 'code.goods.image.hint': 'Buyers see it when they scan a label.' })).toEqual(
    [],
  );
});
