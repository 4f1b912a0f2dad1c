/** What the console API says of staff matters, and the heads of exported columns. */
export const columnsEn = {
  'error.CONFIRM_NEEDED': 'Please confirm once more that it is you',
  'column.id': 'Id',
  'column.at': 'When',
  'column.actor_type': 'Kind of person',
  'column.actor': 'Who',
  'column.subject': 'About',
  'column.subject_id': 'Record',
  'column.action': 'Action',
  'column.from_state': 'State before',
  'column.to_state': 'State after',
  'column.reason': 'Reason',
  'column.changes': 'Changes',
  'column.number': 'Number in the chain',
  'column.hash': 'Hash',
  'column.ip_name': 'IP',
  'column.kind': 'Kind',
  'column.state': 'State',
  'column.member_name': 'Member',
  'column.phone_number': 'Phone',
  'column.assignee_name': 'Reviewer',
  'column.submitted_at': 'Submitted',
  'column.due_at': 'Due',
  'column.decided_at': 'Decided',
  'column.created_at': 'Created',
} as const;

export type ColumnsKey = keyof typeof columnsEn;
