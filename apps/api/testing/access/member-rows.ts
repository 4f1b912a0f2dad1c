/** Calls about the member's own account. */
import { PASSWORD } from '../fixtures';
import type { Row } from './row';

const phone = { area_code: '86', phone_number: '13900000001' };
export const newPassword = { new_password: 'meadow-lark-99', confirm_password: 'meadow-lark-99' };
export const own = { password: PASSWORD };

export const MEMBER_CALLS: Record<string, Row> = {
  'member/auth': {
    input: {
      ...phone,
      area_code: undefined,
      real_name: '顾小满',
      document_number: '330106199003074218',
      yzm: '246810',
    },
  },
  // Its code was never sent.
  'member/changePhone': { input: { ...phone, yzm: '246810', old_yzm: '246810' } },
  'member/closure': {},
  'member/confirmEmail': { input: { email: 'a@example.com', yzm: '246810' }, past: ['VALIDATION'] },
  'member/consultant': {},
  'member/consultants': {},
  'member/exports': {},
  'member/info': {},
  'member/isRegister': { input: phone },
  'member/login': { input: { ...phone, login_type: 'password', password: PASSWORD } },
  'member/logout': { fresh: true },
  'member/profileSave': { input: { username: '新名', location: '浙江' } },
  'member/register': {
    input: {
      ...phone,
      yzm: '246810',
      password: 'meadow-lark-99',
      confirm_password: 'meadow-lark-99',
      username: '新人',
      location: '浙江',
      agree: 1,
    },
  },
  'member/removeEmail': { input: own, past: ['VALIDATION'] },
  'member/requestClosure': { input: { ...own, agree: 1 }, past: ['VALIDATION'] },
  'member/requestExport': { input: own, past: ['VALIDATION'] },
  'member/resetPassword': { input: { ...phone, yzm: '246810', ...newPassword } },
  'member/revokeOthers': {},
  'member/revokeSession': { fresh: true },
  'member/sendEmailCode': { input: { ...own, email: 'a@example.com' }, past: ['VALIDATION'] },
  'member/sendOwnYzm': {},
  'member/sendYzm': { input: { ...phone, scene: 'register' } },
  'member/sessions': {},
  'member/switchIp': {},
  'member/updPassword': { input: { old_password: PASSWORD, ...newPassword } },
  'member/withdrawClosure': {},
};
