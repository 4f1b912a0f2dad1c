/** Words of consultants, notes, follow-ups and reveals. */
export const careEn = {
  'state.follow_up.open': 'Open',
  'state.follow_up.done': 'Done',
  'action.follow_up.finish': 'Done',
  'action.follow_up.reopen': 'Reopen',
  'rule.past_date': '{field} cannot lie in the past',
  'rule.email': '{field} is not an e-mail address',
  'name.text': 'the note',
  'name.due_on': 'the day',
  'name.about': 'what it is about',
  'name.field': 'the field',
  'name.contact_phone': 'the phone',
  'name.contact_email': 'the e-mail',
} as const;

export type CareKey = keyof typeof careEn;

/** What the server says of them: messages to members, refusals. */
export const careMessagesEn = {
  'error.REVEALS_USED':
    'You have looked at as many private fields as one day allows. The next is possible in {wait}',
  'message.consultant_assigned.title': '{name} is your IP consultant now',
  'message.consultant_assigned.body':
    'Ask them anything about claims, licensing and deals. How to reach them is in your personal centre.',
  'message.consultant_ended.title': '{name} is no longer your IP consultant',
  'message.consultant_ended.body': 'Our service team is there for you until you have a new one.',
} as const;

export type CareMessageKey = keyof typeof careMessagesEn;
