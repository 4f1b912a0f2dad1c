import type { campaignEn, campaignServerEn } from './campaign.en';

export const campaignZhTw = {
  'state.campaign.draft': '草稿',
  'state.campaign.published': '已發布',
  'state.campaign.cancelled': '已取消',
  'action.campaign.create': '新增',
  'action.campaign.update': '修改',
  'action.campaign.publish': '發布',
  'action.campaign.amend': '發布後修改',
  'action.campaign.cancel': '取消徵集',
  'campaign_time.not_started': '尚未開始',
  'campaign_time.collecting': '徵集中',
  'campaign_time.ended': '已結束',
  'campaign_wall.0': '無作品牆',
  'campaign_wall.1': '公開作品牆',
  'campaign_intro.0': '不需簡介',
  'campaign_intro.1': '需要簡介',
  'name.rules': '規則',
  'name.asks_intro': '是否需要簡介',
  'name.most_images': '每件作品的圖片數',
  'name.categories': '分類',
  'name.per_phone': '每個手機號碼的投稿數',
  'name.wall': '公開作品牆',
  'name.campaign_id': '徵集活動',
} satisfies Record<keyof typeof campaignEn, string>;

export const campaignServerZhTw = {
  'error.STATE.campaign_over': '此徵集活動已結束',
  'column.wall': '作品牆',
} satisfies Record<keyof typeof campaignServerEn, string>;
