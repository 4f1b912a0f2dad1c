import type { shopEn, shopServerEn } from './shop.en';

export const shopZhCn = {
  'subject.onepage': '公开页设置',
  'subject.contact': '商务联系人',
  'name.private_business_password': '业务密码',
  'name.base_image': '公开页底图',
  'name.main_image': '推荐主图',
  'name.series_ids': '优先展示的系列',
  'name.link_name': '联系人',
  'name.link_phone_number': '联系电话',
  'name.link_QRcode': '二维码',
  'name.days': '有效期',
} satisfies Record<keyof typeof shopEn, string>;

export const shopServerZhCn = {
  'error.BUSINESS_PASSWORD_UNSET': '请先设置业务密码',
  'error.BUSINESS_PASSWORD': '请先输入业务密码',
  'error.BUSINESS_PASSWORD_WRONG': '业务密码不正确',
  'message.business_password_changed.title': '{ip_name} 的业务密码已更新',
  'message.business_password_changed.body':
    '今后请用新密码查看私域链接带来的需求。如非团队成员操作，IP 所有者可立即凭短信验证码重新设置。',
} satisfies Record<keyof typeof shopServerEn, string>;
