import type { tagsEn } from './tags.en';

export const tagsZhTw: Record<keyof typeof tagsEn, string> = {
  'menu.own-tags': '自訂標籤',
  'about.own-tags': '權利人用自己的話寫下的標籤；常用的可以升為核心標籤。',
  'lead.own-tags': '標籤',
  'resources.own-tags.name': '標籤',
  'own-tags.empty.title': '目前沒有自訂標籤',
  'own-tags.empty.text': '含自訂標籤的 IP 資料審核通過後，標籤就會出現在這裡。',
  'own_tag.merge': '合併',
  'own_tag.promote': '設為核心標籤',
  'own_tag.promote.ask': '要把「%{name}」設為核心標籤嗎？',
  'own_tag.promote.text': '之後所有會員都能選用；使用它的 %{count} 個 IP 會改為核心標籤。',
  'own_tag.done.merge': '已合併',
  'own_tag.done.promote': '已加入核心標籤',
  'reference.merge_choose': '請選擇標籤',
  'field.own_tag': '自訂標籤',
  'field.list': '清單',
  'filter.list': '清單',
};
