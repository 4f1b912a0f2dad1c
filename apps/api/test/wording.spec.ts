/** Pages and questions the server renders keep to the glossary, and a field has one name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@ipw/domain';
import { wordingProblems } from '@ipw/domain/testing/wording';
import { REPORT_WORDS } from '../src/code/page/report-words';
import { WORDS as SCAN_WORDS } from '../src/code/page/words';
import { WORDS as SANDBOX_WORDS } from '../src/code/payment/sandbox-page';
import { WORDS as WECHAT_WORDS } from '../src/code/payment/wechat-page';
import { BUSINESS } from '../src/content/faq/business';
import { CLAIM } from '../src/content/faq/claim';
import { USAGE } from '../src/content/faq/usage';
import { ASK_WORDS } from '../src/public/ask-words';
import { CAMPAIGN_WORDS } from '../src/public/campaign-page';
import { COMPLAINT_WORDS } from '../src/public/complaint-words';
import { WORDS as PAGE_WORDS } from '../src/public/words';

/** All texts below a value, by their path. */
const textsOf = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, below]) => textsOf(below, `${path}.${key}`));

it.each(LANGUAGES)('texts of %s keep to the glossary', (language) => {
  const texts = Object.fromEntries([
    ...textsOf(SCAN_WORDS[language], 'scan'),
    ...textsOf(REPORT_WORDS[language], 'report'),
    ...textsOf(PAGE_WORDS[language], 'content'),
    ...textsOf(ASK_WORDS[language], 'ask'),
    ...textsOf(CAMPAIGN_WORDS[language], 'campaign'),
    ...textsOf(SANDBOX_WORDS[language], 'sandbox'),
    ...textsOf(WECHAT_WORDS[language], 'wechat'),
    ...textsOf(COMPLAINT_WORDS[language], 'complain'),
    ...[...CLAIM, ...BUSINESS, ...USAGE].flatMap((one, at) =>
      textsOf(one[language], `content.${String(at)}`),
    ),
  ]);
  expect(wordingProblems(language, texts)).toEqual([]);
});

/** Names of fields (`name.<field>`) in the catalogues below a folder, a line each. */
const namesIn = (folder: string, language: Language): string[] =>
  readdirSync(join(__dirname, '../../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${language}.ts`))
    .flatMap((file) => readFileSync(join(__dirname, '../../..', folder, file), 'utf8').split('\n'))
    .filter((line) => line.startsWith("  'name."));

it.each(LANGUAGES)('names a field once in %s, and in the holder app as everywhere', (language) => {
  const names = namesIn('libs/domain/src/i18n', language);
  const keys = names.map((line) => line.split(':')[0]!);
  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(namesIn('apps/holder-web/src', language).filter((line) => !names.includes(line))).toEqual([]);
});
