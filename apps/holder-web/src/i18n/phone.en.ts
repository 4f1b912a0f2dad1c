/** A phone, its one-time code and the ticks of forms of visitors. */
export const phoneEn = {
  'field.phone': 'Phone number',
  'field.area': 'Area code',
  'visitor.proven': 'This phone is verified',
  'visitor.must_agree': 'Please tick the box to continue',
  'yzm.label': 'Verification code',
  'yzm.send': 'Send code',
  'yzm.wait': 'Resend in {seconds} s',
  'yzm.later': 'Resend in {time}',
  'yzm.sent': 'Verification code sent',
} as const;
export type PhoneKey = keyof typeof phoneEn;
