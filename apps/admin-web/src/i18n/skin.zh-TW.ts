import type { skinEn } from './skin.en';

export const skinZhTw = {
  'subject.skin': '裝扮',
  'menu.skins': '裝扮',
  'about.skins': '影音平台裝扮：審核資料，再登記上架。',
  'lead.skins': '裝扮',
  'skins.empty.title': '這裡沒有裝扮',
  'skins.empty.text': '權利人送出後會出現在這裡。',
  'facts.skin': '裝扮',
  'facts.listing': '上架',
  'field.goods_name': '商品',
  'field.listed_on': '上架日期',
  'field.listing_link': '影音平台頁面網址',
  'skin.texts': '名稱與顏色',
  'skin.stickers': '按序號排列的貼圖',
  'skin.package': '下載影音平台資料包',
  'skin.package_help': '全部檔案與附校驗值的清單，一個 ZIP。',
  'skin.changed': '駁回後有修改',
  'skin.mockup': '在應用程式中的樣子',
  'marks.reason': '問題說明：{field}',
} satisfies Record<keyof typeof skinEn, string>;
