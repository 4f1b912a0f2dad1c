/** The business password of an IP. */
export const businessEn = {
  'business.title': 'Business password',
  'business.text':
    'Requests from your private link open only with this password. Everybody who works on this IP with you needs it, too.',
  'business.is_set': 'Set',
  'business.not_set': 'Not set',
  'business.set': 'Set a password',
  'business.change': 'Change it',
  'business.checked': 'Entered on this device; you will be asked again after {time}.',
  'business.present': 'Current business password',
  'business.check': 'Continue',
  'business.forgot': 'Forgotten? Use a verification code',
  'business.forgot_ask': 'Forgotten? The owner of the IP can set a new one.',
  'business.code_hint': 'We will send it to your phone {phone}.',
  'business.new': 'New business password',
  'business.new_hint': 'At least 8 characters, and different from your account password.',
  'business.saved': 'Business password saved',
} as const;

export type BusinessKey = keyof typeof businessEn;
