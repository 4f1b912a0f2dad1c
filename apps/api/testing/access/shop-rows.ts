/** Settings of a shop: onepage, business contact, private link. */
import type { Row } from './row';

export const SHOP_CALLS: Record<string, Row> = {
  'ip/ipLinkInfoUpdate': { input: { link_name: '顾小满', link_phone_number: '0571 8888 6666', draft: 1 } },
  'ip/ipResourceList': {},
  'ip/linkInfo': {},
  // Nothing was kept of it yet.
  'ip/manualDelete': { past: ['NOT_FOUND'] },
  'ip/manualDetail': {},
  'ip/manualSave': {},
  'ip/manualSubmit': { past: ['NOT_FOUND', 'VALIDATION', 'STATE'] },
  'ip/onepage': {},
  // The series that is planted is private: it cannot come first.
  'ip/onepageUpdate': { input: { draft: 1 }, past: ['VALIDATION'] },
  'ip/shopLink': {},
  'ip/shopLinkMove': { input: { version: 99, action: 'issue' } },
};
