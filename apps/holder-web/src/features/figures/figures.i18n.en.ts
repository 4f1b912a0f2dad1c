/** The page of figures; loaded with it. */
export const figuresEn = {
  'figures.lead': 'How visitors found your page, what they opened, and what came of it.',
  'figures.days': '{days} days',
  'figures.none': 'Nothing in this time.',
  'figures.visits': 'Visitors',
  'figures.visits.how':
    'Each visitor of your page counts once a day. Robots, prefetching, our staff and those who run this IP do not.',
  'figures.asks': 'Pressed “Ask”',
  'figures.asks.how': 'Visitors who pressed the button to ask for cooperation, once a day each.',
  'figures.sheets': 'Cooperation sheets',
  'figures.sheets.how':
    'Sheets buyers sent by our platform in this time and that passed our check. Those by your private link are not counted here.',
  'figures.manual': 'Manual downloads',
  'figures.manual.how': 'Visitors who downloaded the authorization manual, once a day each.',
  'figures.scans': 'Label scans',
  'figures.scans.how': 'Scans of your labels. Previews, programs and the same phone again do not count.',
  'figures.sources': 'Where visitors came from',
  'figures.sources.how': 'The first visit of a day decides. We note the kind of place, never the address.',
  'figures.source.directory': 'Our directory',
  'figures.source.search': 'Search engines',
  'figures.source.social': 'Social networks and messengers',
  'figures.source.site': 'Other sites',
  'figures.source.code': 'QR code of your page',
  'figures.source.private': 'Private link',
  'figures.source.direct': 'Directly or unknown',
  'figures.series': 'Series',
  'figures.series.how': 'Visitors who opened at least one picture of the series, once a day each.',
  'figures.pictures': 'Pictures',
  'figures.pictures.how':
    'Visitors who opened the picture in full size, once a day each. Pictures opened by the private link are not counted.',
  'figures.column.figure': 'Figure',
  'figures.column.name': 'Name',
  'figures.column.total': 'This period',
  'figures.column.before': 'Period before',
  'figures.column.day': 'Day',
} as const;

export type FiguresKey = keyof typeof figuresEn;
