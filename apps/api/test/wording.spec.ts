/** Pages and questions the server renders keep to the glossary. */
import { LANGUAGES } from '@ipw/domain';
import { wordingProblems } from '@ipw/domain/i18n/wording';
import { REPORT_WORDS } from '../src/code/page/report-words';
import { WORDS as SCAN_WORDS } from '../src/code/page/words';
import { BUSINESS } from '../src/content/faq/business';
import { CLAIM } from '../src/content/faq/claim';
import { USAGE } from '../src/content/faq/usage';
import { ASK_WORDS } from '../src/public/ask-words';
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
    ...textsOf(COMPLAINT_WORDS[language], 'complain'),
    ...[...CLAIM, ...BUSINESS, ...USAGE].flatMap((one, at) =>
      textsOf(one[language], `content.${String(at)}`),
    ),
  ]);
  expect(wordingProblems(language, texts)).toEqual([]);
});
