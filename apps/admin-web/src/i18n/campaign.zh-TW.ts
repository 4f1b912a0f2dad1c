import type { campaignEn } from './campaign.en';

export const campaignZhTw = {
  'subject.campaign': '徵集活動',
  'menu.campaigns': '徵集活動',
  'about.campaigns': '對公眾開放、無須帳號的作品徵集：撰寫、發布、修改與取消。',
  'lead.campaigns': '徵集活動',
  'create.campaigns': '新增徵集活動',
  'campaigns.empty.title': '尚無徵集活動',
  'campaigns.empty.text': '新增一個；管理員發布之前僅為草稿。',
  'facts.campaign': '徵集活動',
  'field.rules': '規則',
  'field.asks_intro': '作品簡介',
  'field.most_images': '每件作品圖片數上限',
  'field.categories': '分類',
  'field.per_phone': '每個手機號碼投稿數上限',
  'field.wall': '作品牆',
  'campaign.categories_help': '投稿須至少選擇一個分類；留空則不選分類。',
} satisfies Record<keyof typeof campaignEn, string>;
