import { diffClauses, LANGUAGES, RETENTION } from '@ipw/domain';
import { DEVICE_COOKIE } from '../../core/limit/known-device.service';
import { LEGAL } from './index';

const [first, ...later] = LEGAL.privacyPolicy;
const newest = later.at(-1)!;

it.each(LANGUAGES)('names the cookie of known devices in %s', (language) => {
  expect(JSON.stringify(newest[language])).toContain(DEVICE_COOKIE);
});

it.each(LANGUAGES)(
  'says in %s what a report collects and when its contact is deleted, and nothing else anew',
  (language) => {
    const changed = diffClauses(first[language].sections, newest[language].sections).filter(
      ({ kind }) => kind !== 'same',
    );
    expect(changed).toHaveLength(2);
    expect(newest[language].sections[7]!.paragraphs[1]).toContain(
      ` ${String(RETENTION.reportContactMonths)} `,
    );
  },
);
