import type { campaignEn, campaignServerEn } from './campaign.en';

export const campaignZhCn = {
  'state.campaign.draft': '草稿',
  'state.campaign.published': '已发布',
  'state.campaign.cancelled': '已取消',
  'action.campaign.create': '新建',
  'action.campaign.update': '修改',
  'action.campaign.publish': '发布',
  'action.campaign.amend': '发布后修改',
  'action.campaign.cancel': '取消征集',
  'campaign_time.not_started': '未开始',
  'campaign_time.collecting': '征集中',
  'campaign_time.ended': '已结束',
  'campaign_wall.0': '无作品墙',
  'campaign_wall.1': '公开作品墙',
  'campaign_intro.0': '不需要简介',
  'campaign_intro.1': '需要简介',
  'name.rules': '规则',
  'name.asks_intro': '是否需要简介',
  'name.most_images': '每件作品的图片数',
  'name.categories': '分类',
  'name.per_phone': '每个手机号的投稿数',
  'name.wall': '公开作品墙',
  'name.campaign_id': '征集活动',
} satisfies Record<keyof typeof campaignEn, string>;

export const campaignServerZhCn = {
  'error.STATE.campaign_over': '该征集活动已结束',
  'column.wall': '作品墙',
} satisfies Record<keyof typeof campaignServerEn, string>;
