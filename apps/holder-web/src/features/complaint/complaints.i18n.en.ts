/** The page of complaints against an IP; loaded with it. */
export const complaintsEn = {
  'complaint.lead':
    'Somebody says that content of your IP infringes their rights. Staff compare both sides and answer both; until then you may send your own reasons and proof.',
  'complaint.due': 'We decide by {day}.',
  'complaint.decision': 'Our answer to both sides',
  'complaint.answer': 'Answer',
  'complaint.answered': 'Your answer of {day}',
  'complaint.change': 'Change your answer',
  'complaint.erased': 'This text was deleted at the end of its retention.',
  'complaint.answer.text': 'Your reasons',
  'complaint.answer.text.hint': 'Why does the content not infringe the right? Only staff read it.',
  'complaint.answer.proof': 'Your proof (optional)',
  'complaint.answer.proof.hint': 'Certificates, contracts or sketches; only staff see them.',
  'complaint.answer.send': 'Send the answer',
  'complaint.answer.done': 'Your answer was sent',
  'complaint.empty.title': 'No complaints',
  'complaint.empty.text': 'If somebody complains of an infringement, you find it here and in your messages.',
} as const;

export type ComplaintsKey = keyof typeof complaintsEn;
