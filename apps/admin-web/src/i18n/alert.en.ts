/** Words of unusual scans. */
export const alertConsoleEn = {
  'menu.alerts': 'Unusual scans',
  'about.alerts': 'Bursts, one code in many places, revoked and undelivered codes, floods of unknown ones.',
  'lead.alerts': 'About',
  'alerts.empty.title': 'Nothing unusual',
  'alerts.empty.text': 'Alerts appear here some seconds after the scans that raise them.',
  'alert.scans': 'The scans behind it',
  'alert.newest': 'The newest %{count} are shown.',
  'facts.alert': 'The alert',
  'subject.code_alert': 'Unusual scans',
  'action.raise': 'Raised',
  'filter.outcome': 'Outcome',
  'field.scans': 'Scans',
  'field.first_at': 'First scan',
  'field.last_at': 'Last scan',
  'field.batch': 'Batch',
  'field.serial': 'Serial',
  'field.source': 'Source',
  'field.outcome': 'Outcome',
  'field.note': 'Note',
  'field.settled_at': 'Settled',
} as const;

export type AlertKey = keyof typeof alertConsoleEn;
