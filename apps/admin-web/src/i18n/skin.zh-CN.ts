import type { skinEn } from './skin.en';

export const skinZhCn = {
  'subject.skin': '装扮',
  'menu.skins': '装扮',
  'about.skins': '视频平台装扮：审核资料，再登记上架。',
  'lead.skins': '装扮',
  'skins.empty.title': '这里没有装扮',
  'skins.empty.text': '权利人提交后会出现在这里。',
  'facts.skin': '装扮',
  'facts.listing': '上架',
  'field.goods_name': '商品',
  'field.listed_on': '上架日期',
  'field.listing_link': '视频平台页面地址',
  'skin.texts': '名称与颜色',
  'skin.stickers': '按序号排列的表情',
  'skin.package': '下载视频平台资料包',
  'skin.package_help': '全部文件与带校验值的清单，一个 ZIP。',
  'skin.changed': '驳回后有修改',
  'skin.mockup': '在应用中的样子',
  'marks.reason': '问题说明：{field}',
} satisfies Record<keyof typeof skinEn, string>;
