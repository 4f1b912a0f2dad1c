/** Words of the business password of an IP. */
export const businessPasswordEn = {
  'error.BUSINESS_PASSWORD_UNSET': 'Please set the business password first',
  'error.BUSINESS_PASSWORD': 'Please enter the business password first',
  'error.BUSINESS_PASSWORD_WRONG': 'This is not the business password',
  'message.business_password_changed.title': 'Business password of {ip_name} set anew',
  'message.business_password_changed.body':
    'The orders of your private link open with the new one from now on. If none of you did this, the owner can set another one at once with a code to their phone.',
} as const;
