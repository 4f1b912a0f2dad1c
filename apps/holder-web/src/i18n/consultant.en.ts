/** The member's consultant and contact. */
export const consultantEn = {
  'consultant.title': 'Your IP consultant',
  'consultant.since': 'since {day}',
  'consultant.none': 'You have no consultant yet. Our service team is here for you.',
  'consultant.through_service': 'Reach them through our service team.',
} as const;
