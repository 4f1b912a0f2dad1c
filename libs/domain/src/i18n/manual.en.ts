/** Words about the authorization manual. */
export const manualEn = {
  'subject.manual': 'Authorization manual',
  'contact_kind.phone': 'Phone',
  'contact_kind.email': 'E-mail',
  'contact_kind.wechat': 'WeChat',
  'contact_kind.qq': 'QQ',
  'contact_kind.account': 'Account',
  'contact_kind.link': 'Web address',
  'name.manual_file': 'the authorization manual',
} as const;

export type ManualKey = keyof typeof manualEn;
