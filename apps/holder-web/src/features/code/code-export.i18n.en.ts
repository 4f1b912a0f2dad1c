/** Words of export files of codes. */
export const codeExportWebEn = {
  'code.export': 'Download codes',
  'code.export.batch': 'batch {number}',
  'code.export.revoked': '{count} revoked, left out',
  'code.export.none': 'There are no codes left to download.',
  'code.export.blocked.suspended':
    'Our staff are looking into this batch. Its codes can be downloaded again once that is settled.',
  'code.export.blocked.revoked': 'This batch was revoked. Its codes can no longer be downloaded.',
  'code.export.sheets': '{count} sheets of A4',
  'code.export.use.csv':
    'For label printers and your own layout: one line a code, with its serial, the code and the address for the QR code.',
  'code.export.use.pdf':
    '126 labels of 25 × 15 mm a sheet. Print at 100 % on adhesive paper, at 300 dots an inch or more, and cut along the marks.',
  'code.export.take': 'Download {format}',
  'code.export.care':
    'Keep these files as you would keep labels: whoever has them can print yours. A link works once and for you alone; if a download breaks off, take it up again in your browser.',
  'code.export.issue.title': 'Issue {count} codes for this order?',
  'code.export.issue.text': 'They become this order’s batch and can no longer be given to merchants.',
  'code.export.issue.confirm': 'Issue and download',
  'code.export.former': 'Downloads so far',
  'code.export.moving': '{percent}% sent',
  'code.export.checksum': 'Checksum (SHA-256)',
  'code.export.checksum.use':
    'Compare it with that of your file before you print: if they differ, download it again.',
} as const;
