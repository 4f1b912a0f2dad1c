import type { BusinessKey } from './business.i18n.en';

export const businessZhCn = {
  'business.title': '业务密码',
  'business.text': '私域链接带来的需求须凭此密码查看。与您一起运营此 IP 的成员也需要它。',
  'business.is_set': '已设置',
  'business.not_set': '未设置',
  'business.set': '设置密码',
  'business.change': '修改密码',
  'business.checked': '本设备已验证，{time} 之后需重新输入。',
  'business.present': '当前业务密码',
  'business.check': '继续',
  'business.forgot': '忘记密码？用验证码重设',
  'business.forgot_ask': '忘记密码？请 IP 所有者重新设置。',
  'business.code_hint': '验证码将发送到您的手机 {phone}。',
  'business.new': '新的业务密码',
  'business.new_hint': '至少 8 个字符，请勿与登录密码相同。',
  'business.saved': '业务密码已保存',
} satisfies Record<BusinessKey, string>;
