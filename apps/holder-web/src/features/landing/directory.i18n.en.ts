/** The public directory and the sections below it. */
export const directoryEn = {
  'directory.ask': 'Request a cooperation',
  'directory.ask_ip': 'Request a cooperation with {name}',
  'directory.ask_several': 'Send one request to several IPs',
  'directory.filters': 'Filter the directory',
  'directory.field': 'Licensing field',
  'directory.type': 'Type',
  'directory.origin': 'Origin',
  'directory.kernel': 'Tag',
  'directory.any_type': 'Any type',
  'directory.any_origin': 'Any origin',
  'directory.any_kernel': 'Any tag',
  'directory.search': 'Name or tag',
  'directory.kind': 'Kind',
  'directory.kind_': 'All',
  'directory.kind_normal': 'IP',
  'directory.kind_artist': 'Artist',
  'directory.count': 'IPs found: {count}',
  'directory.clear': 'Show all',
  'directory.empty': 'No matching IPs yet',
  'directory.empty_text':
    'Loosen one of the filters, or be the first: your own IP may be what somebody is looking for.',
  'directory.first': 'No IPs yet. Yours could be the first.',
  'directory.pages': 'Pages of the directory',
  'links.title': 'Partner links',
  'links.new_window': 'opens in a new window',
} as const;

export type DirectoryKey = keyof typeof directoryEn;
