import type { tagsEn } from './tags.en';

export const tagsZhCn: Record<keyof typeof tagsEn, string> = {
  'menu.own-tags': '自定义标签',
  'about.own-tags': '权利人用自己的话写的标签；常用的可以升为核心标签。',
  'lead.own-tags': '标签',
  'resources.own-tags.name': '标签',
  'own-tags.empty.title': '还没有自定义标签',
  'own-tags.empty.text': '带自定义标签的 IP 资料审核通过后，标签会出现在这里。',
  'own_tag.merge': '合并',
  'own_tag.promote': '设为核心标签',
  'own_tag.promote.ask': '把“%{name}”设为核心标签？',
  'own_tag.promote.text': '之后所有会员都能选用；正在使用它的 %{count} 个 IP 会改为核心标签。',
  'own_tag.done.merge': '已合并',
  'own_tag.done.promote': '已加入核心标签',
  'reference.merge_choose': '请选择标签',
  'field.own_tag': '自定义标签',
  'field.list': '列表',
  'filter.list': '列表',
};
