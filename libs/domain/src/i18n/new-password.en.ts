/** The name of a new password, on the page that resets one before sign-in and on that of the account. */
export const newPasswordEn = {
  'name.new_password': 'the new password',
} as const;
