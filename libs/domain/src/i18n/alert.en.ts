/** Words of unusual scans. */
export const alertEn = {
  'state.code_alert.open': 'Open',
  'state.code_alert.settled': 'Settled',
  'action.code_alert.settle': 'Settle',
  'action.code_alert.close': 'Close alert',
  'alert_kind.burst': 'One code, many scans at once',
  'alert_kind.places': 'One code, many places',
  'alert_kind.revoked': 'Revoked codes were scanned',
  'alert_kind.undelivered': 'Codes were scanned before they were handed out',
  'alert_kind.unknown_flood': 'Many unknown codes from one source',
  'alert_why.burst': 'At least {least} visits to one code within {minutes} minutes.',
  'alert_why.places': 'Visits to one code from at least {least} places within {hours} hours.',
  'alert_why.revoked': 'Every scan of a revoked code is reported.',
  'alert_why.undelivered': 'Every scan of a code that has not left the house is reported.',
  'alert_why.unknown_flood':
    'At least {least} codes that nobody made, from one source within {minutes} minutes.',
  'alert_outcome.harmless': 'Harmless: there is an explanation',
  'alert_outcome.copied': 'Copied: there are fakes',
  'alert_outcome.lost': 'Lost: labels got away',
  'alert_outcome.unclear': 'Could not be cleared up',
  'name.outcome': 'the outcome',
  'name.note': 'the note',
} as const;

/** What the server says of them. */
export const alertNoticeEn = {
  'message.code_alert.title': 'Unusual scans: {product_name}',
  'message.code_alert.body': '{kind_label}. Please see whether you can explain it.',
} as const;
