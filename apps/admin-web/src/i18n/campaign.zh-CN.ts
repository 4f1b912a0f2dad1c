import type { campaignEn } from './campaign.en';

export const campaignZhCn = {
  'subject.campaign': '征集活动',
  'menu.campaigns': '征集活动',
  'about.campaigns': '面向公众、无须账号的作品征集：编写、发布、修改和取消。',
  'lead.campaigns': '征集活动',
  'create.campaigns': '新建征集活动',
  'campaigns.empty.title': '还没有征集活动',
  'campaigns.empty.text': '新建一个；管理员发布之前它只是草稿。',
  'facts.campaign': '征集活动',
  'field.rules': '规则',
  'field.asks_intro': '作品简介',
  'field.most_images': '每件作品最多图片数',
  'field.categories': '分类',
  'field.per_phone': '每个手机号最多投稿数',
  'field.wall': '作品墙',
  'campaign.categories_help': '投稿须至少选择一个分类；留空则不选分类。',
} satisfies Record<keyof typeof campaignEn, string>;
