/** The page of figures; loaded with it. */
export const figuresEn = {
  'figures.lead': 'How visitors found your public page, what they opened, and what came of it.',
  'figures.days': '{days} days',
  'figures.none': 'Nothing in this period.',
  'figures.visits': 'Visitors',
  'figures.visits.how':
    'Each visitor counts once a day. Robots, prefetching, our staff and those who run this IP do not count.',
  'figures.asks': 'Pressed “Request a cooperation”',
  'figures.asks.how': 'Visitors who pressed the button to ask for cooperation, once a day each.',
  'figures.sheets': 'Cooperation requests',
  'figures.sheets.how':
    'Requests that brands sent through our platform in this period and that passed review. Those sent through your private link are not counted here.',
  'figures.manual': 'Manual downloads',
  'figures.manual.how': 'Visitors who downloaded the authorization manual, once a day each.',
  'figures.scans': 'Label scans',
  'figures.scans.how':
    'Scans of your labels. Previews, robots and repeated scans by the same phone do not count.',
  'figures.sources': 'Where visitors came from',
  'figures.sources.how': 'The first visit of a day decides. We record the kind of source, never the address.',
  'figures.source.directory': 'Our directory',
  'figures.source.search': 'Search engines',
  'figures.source.social': 'Social networks and messengers',
  'figures.source.site': 'Other sites',
  'figures.source.code': 'QR code of your public page',
  'figures.source.private': 'Private link',
  'figures.source.direct': 'Direct or unknown',
  'figures.series': 'Series',
  'figures.series.how': 'Visitors who opened at least one picture of the series, once a day each.',
  'figures.pictures': 'Pictures',
  'figures.pictures.how':
    'Visitors who opened the picture in full size, once a day each. Pictures opened through the private link are not counted.',
  'figures.column.figure': 'Figure',
  'figures.column.name': 'Name',
  'figures.column.total': 'This period',
  'figures.column.before': 'Previous period',
  'figures.column.day': 'Day',
} as const;

export type FiguresKey = keyof typeof figuresEn;
