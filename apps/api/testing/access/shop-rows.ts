/** Shop settings: onepage, business contact, private link. */
import type { Row } from './row';

export const SHOP_CALLS: Record<string, Row> = {
  // No password was set yet.
  'ip/checkPrivateBussinessPassword': {
    input: { private_business_password: 'tulip-orchard-7' },
    past: ['BUSINESS_PASSWORD_UNSET'],
  },
  'ip/ipLinkInfoUpdate': { input: { link_name: '顾小满', link_phone_number: '0571 8888 6666', draft: 1 } },
  'ip/ipResourceList': {},
  'ip/isSetPrivateBussinessPassword': {},
  'ip/leavePrivateBussiness': {},
  'ip/linkInfo': {},
  'ip/manualDelete': { fresh: true },
  'ip/manualDetail': {},
  'ip/manualList': {},
  'ip/manualSave': {},
  'ip/manualSort': {},
  'ip/manualSubmit': { past: ['VALIDATION'] },
  'ip/onepage': {},
  // The inserted series is private and cannot be shown first.
  'ip/onepageUpdate': { input: { draft: 1 }, past: ['VALIDATION'] },
  // A common password is refused, so that the next caller finds none set either.
  'ip/setPrivateBussinessPassword': {
    input: { private_business_password: 'password', confirm_password: 'password' },
    past: ['VALIDATION'],
  },
  'ip/shopLink': {},
  'ip/shopLinkMove': { input: { version: 99, action: 'issue' } },
};
