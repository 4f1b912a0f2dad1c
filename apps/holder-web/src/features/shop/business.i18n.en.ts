/** The business password of an IP. */
export const businessEn = {
  'business.title': 'Business password',
  'business.text':
    'The orders of your private link open only with this password. Whoever works on this IP with you needs it, too.',
  'business.is_set': 'Set',
  'business.not_set': 'Not set',
  'business.set': 'Set a password',
  'business.change': 'Change it',
  'business.checked': 'Entered on this device; asked for again from {time}.',
  'business.present': 'Present business password',
  'business.check': 'Continue',
  'business.forgot': 'Forgotten? Use a code',
  'business.forgot_ask': 'Forgotten? The owner of the IP can set another one.',
  'business.code_hint': 'We send it to your phone {phone}.',
  'business.new': 'New business password',
  'business.new_hint': 'At least 8 characters, and not the one of your account.',
  'business.save': 'Save',
  'business.saved': 'Business password saved',
} as const;

export type BusinessKey = keyof typeof businessEn;
