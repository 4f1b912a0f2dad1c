/** Routes and calls of filings and evidence, as in `console-scopes.ts` and `call-access.ts`. */
export const FILING_SCOPES: Readonly<Record<string, readonly string[]>> = {
  'filing:read': [
    'GET filings',
    'GET filings/:id',
    'GET filings/:id/history',
    'GET filings/counts',
    'GET filings/export',
    'GET filings/filters',
    'POST filings/filters',
    'DELETE filings/filters/:id',
  ],
  'filing:review | filing:payment': [
    'GET filings/centre',
    'POST filings/:id/:action',
    'POST filings/bulk/:action',
  ],
};

export const FILING_CALLS_OF_MEMBERS: readonly string[] = [
  'evidence/certificate',
  'evidence/file',
  'evidence/filingCertificate',
  'filing/certificate',
  'filing/check',
  'filing/invoiceRequest',
  'filing/detail',
  'filing/list',
  'filing/offer',
  'filing/pay',
  'filing/save',
  'filing/submit',
  'filing/voucher',
  'filing/withdraw',
  'filing/delete',
];
