/** Words of closures, and of what members do in their personal centre. */
export const closureEn = {
  'lead.closures': 'Member',
  'menu.closures': 'Account closures',
  'about.closures': 'Members who want to leave: hold a closure when something speaks against it.',
  'closures.empty.title': 'Nobody is leaving',
  'closures.empty.text':
    'Requests to close an account appear here; each closes by itself when its time is over.',
  'closures.resume_text': 'The account closes at the time set, in a day at the earliest. The member is told.',
  'facts.closure': 'The request',
  'facts.hold': 'On hold',
  'field.hold_reason': 'Held because',
  'subject.closure': 'Account closure',
  'subject.data_export': 'Copy of data',
  'field.closes_at': 'Closes',
  'field.ended_at': 'Ended',
  'action.request': 'Requested',
  'action.hold': 'Put on hold',
  'action.resume': 'Let go on',
  'action.close': 'Closed',
  'action.fail': 'Failed',
  'action.expire': 'Deleted',
  'action.download': 'Downloaded',
  'action.email_changed': 'E-mail address changed',
  'action.email_removed': 'E-mail address removed',
  'action.set_business_password': 'Business password set',
  'action.change_business_password': 'Business password changed',
} as const;

export type ClosureKey = keyof typeof closureEn;
