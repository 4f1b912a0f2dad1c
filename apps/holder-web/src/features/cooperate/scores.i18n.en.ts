/** Words of the page on which the brand of a project scores its entries. */
export const scoresEn = {
  'scores.title': 'Score entries',
  'scores.no_link':
    'This link does not open the entries of a project. It may have been replaced by a newer one.',
  'scores.lead':
    'Please score the entries that passed the check by the published criteria. You can change your scores until the result is published.',
  'scores.over': 'The result is published. Your scores can no longer be changed.',
  'scores.prove': 'Enter the code we send to {phone}, once in this browser; then you see the entries.',
  'scores.criteria': 'Criteria',
  'scores.scale': 'Each criterion is scored from 0 to {most}; the weights make the total of at most 100.',
  'scores.none': 'No entry has passed the check',
  'scores.none_text': 'Our team tells you when that changes.',
  'scores.missing': 'Not scored yet',
  'scores.total': 'Total {total}',
  'scores.entry': 'What was submitted',
  'scores.points': 'Scores',
  'scores.points_error': 'A whole number from 0 to {most} for each criterion, please',
  'scores.remark': 'Comment',
  'scores.remark_hint': 'Only our team reads it.',
  'scores.save': 'Save the scores',
  'scores.change': 'Change the scores',
  'scores.saved': 'Scores for {ip} saved',
  'name.points': 'the scores',
  'name.comment': 'the comment',
} as const;

export type ScoresKey = keyof typeof scoresEn;
