import type { newPasswordEn } from './new-password.en';

/** The name of a new password, on the page that resets one before sign-in and on that of the account. */
export const newPasswordZhTw = {
  'name.new_password': '新密碼',
} as const satisfies Record<keyof typeof newPasswordEn, string>;
