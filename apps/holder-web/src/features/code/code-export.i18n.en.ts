/** Words of export files of codes. */
export const codeExportWebEn = {
  'code.export': 'Download codes',
  'code.export.batch': 'Batch {number}',
  'code.export.revoked': '{count} revoked, not included',
  'code.export.none': 'There are no codes left to download.',
  'code.export.blocked.suspended':
    'Our staff are checking this batch. Its codes can be downloaded again once that is done.',
  'code.export.blocked.revoked': 'This batch was revoked. Its codes can no longer be downloaded.',
  'code.export.sheets': 'A4 sheets: {count}',
  'code.export.use.csv':
    'For label printers and your own layout: one line per code, with its serial, the code and the address for the QR code.',
  'code.export.use.pdf':
    '126 labels of 25 × 15 mm per sheet. Print at 100% on adhesive paper, at 300 dpi or more, and cut along the marks.',
  'code.export.take': 'Download {format}',
  'code.export.care':
    'Keep these files as safe as the labels themselves: anyone who has them can print your labels. A link works once, and only for you; if a download is interrupted, resume it in your browser.',
  'code.export.issue.title': 'Issue {count} codes for this order?',
  'code.export.issue.text': 'They become this order’s batch and can no longer be given to merchants.',
  'code.export.issue.confirm': 'Issue and download',
  'code.export.former': 'Previous downloads',
  'code.export.moving': '{percent}% sent',
  'code.export.checksum': 'Checksum (SHA-256)',
  'code.export.checksum.use':
    'Compare it with your file’s before you print; if they differ, download it again.',
} as const;

export type CodeExportKey = keyof typeof codeExportWebEn;
