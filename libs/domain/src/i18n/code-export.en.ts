/** Words of files of codes: how they stand, what they are. */
export const codeExportEn = {
  'state.code_export.ready': 'Not fetched yet',
  'state.code_export.running': 'Being downloaded',
  'state.code_export.done': 'Downloaded',
  'state.code_export.stopped': 'Broken off: codes were revoked',
  'state.code_export.expired': 'Expired',
  'action.code_export.start': 'Download begun',
  'action.code_export.finish': 'Downloaded',
  'action.code_export.stop': 'Broken off',
  'action.code_export.expire': 'Expired',
  'export_format.csv': 'Code list (CSV)',
  'export_format.pdf': 'Print sheets (PDF)',
  'name.format': 'the file format',
  'name.order_id': 'the order',
  'name.request_id': 'the code request',
} as const;
