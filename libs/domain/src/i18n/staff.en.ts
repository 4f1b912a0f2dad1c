/** Words of staff accounts, their second factor and the outbox. */
export const staffEn = {
  'state.staff.invited': 'Invited',
  'state.staff.active': 'Active',
  'state.staff.disabled': 'Disabled',
  'state.job.queued': 'Waiting',
  'state.job.done': 'Sent',
  'state.job.failed': 'Failed',
  'rule.recovery_code': 'A recovery code has 10 letters and digits, and each works once',
  'rule.second_factor': 'Please enter the code of your second factor, or a recovery code',
  'rule.export_size': 'An export holds at most {max} lines. Please narrow the filter',
  'name.name': 'the name',
  'name.role': 'the role',
  'name.recovery_code': 'the recovery code',
} as const;

export type StaffKey = keyof typeof staffEn;
