/** Tags in holders' own words, and lists of them. */
export const tagsEn = {
  'menu.own-tags': 'Own tags',
  'about.own-tags': 'What holders call their IPs in their own words. Often used ones can join the core tags.',
  'lead.own-tags': 'Tag',
  'resources.own-tags.name': 'Tag',
  'own-tags.empty.title': 'No own tags yet',
  'own-tags.empty.text': 'As soon as an IP with a tag of its holder is approved, the tag appears here.',
  'own_tag.merge': 'Merge',
  'own_tag.promote': 'Make it a core tag',
  'own_tag.promote.ask': 'Make "%{name}" a core tag?',
  'own_tag.promote.text': 'Everybody can choose it then. IPs that carry it already keep it: %{count}.',
  'own_tag.done.merge': 'Merged',
  'own_tag.done.promote': 'Among the core tags now',
  'reference.merge_choose': 'Choose a tag',
  'field.own_tag': 'Own tag',
  'field.list': 'List',
  'filter.list': 'List',
} as const;
