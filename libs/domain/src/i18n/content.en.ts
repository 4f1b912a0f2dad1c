/** Words of agreements, announcements, reference lists and banners. */
export const contentEn = {
  'state.agreement.draft': 'Draft',
  'state.agreement.published': 'Published',
  'action.agreement.publish': 'Publish',
  'rule.earliest_date': '{field}: not before {date}',
  'rule.no_change': '{field}: nothing differs from the version before',
  'name.effective_from': 'the day it comes into force',
  'name.sections': 'the clauses',
  'name.title': 'the title',
  'name.page': 'the text',
  'name.texts': 'the agreements shown',
} as const;

export type ContentKey = keyof typeof contentEn;
