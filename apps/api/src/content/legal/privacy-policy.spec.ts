import { LANGUAGES } from '@ipw/domain';
import { DEVICE_COOKIE } from '../../core/limit/known-devices';
import { privacyPolicy } from './privacy-policy';

it.each(LANGUAGES)('names the cookie of known devices in %s', (language) => {
  expect(JSON.stringify(privacyPolicy[language])).toContain(DEVICE_COOKIE);
});
