/** The search of the workbench. */
export const searchEn = {
  'search.title': 'Search',
  'search.label': 'Search pages, IPs, content, orders, goods and scans',
  'search.placeholder': 'Name, order number, serial…',
  'search.results': 'Results',
  'search.recent': 'Recently opened',
  'search.pages': 'Pages',
  'search.ips': 'Your IPs',
  'search.help': 'Help',
  'search.current': 'Current IP',
  'search.count': 'Results: {count}',
  'search.searching': 'Searching your records…',
  'search.none': 'Nothing found for “{keyword}”',
  'search.none_text': 'Try part of a name, an order number, or the serial on a label.',
  'search.failed': 'Your records could not be searched. {message}',
  'search.keys': '↑ ↓ to choose, Enter to open, Esc to close',
} as const;

export type SearchKey = keyof typeof searchEn;
