/** Who works on an IP, and invitations. */
export const teamWebEn = {
  'team.lead':
    'Everybody listed here works on this IP with you. Only the owner invites people and takes access away.',
  'team.members': 'Who works on this IP',
  'team.you': 'You',
  'team.waiting': 'Waiting for access',
  'team.since': 'since {day}',
  'team.seen': 'last active {when}',
  'team.remove': 'Take access away',
  'team.remove_of': 'Take access away from {name}',
  'team.remove_title': 'Take access away from {name}?',
  'team.remove_text':
    'They are out of the workbench of this IP at once, on all devices. Their drafts stay with the IP.',
  'team.removed': 'Access taken away',
  'team.leave': 'Leave this IP',
  'team.leave_title': 'Leave {ip}?',
  'team.leave_text': 'You lose access at once. Only a new invitation brings you back.',
  'team.left': 'You no longer work on {ip}',
  'team.invite.title': 'Invite somebody',
  'team.invite.lead':
    'They get an SMS and see who asks once they log in. After they accept, our staff assign access, usually within a working day.',
  'team.invite.phone': 'Their phone number',
  'team.invite.send': 'Send the invitation',
  'team.invite.sent': 'Invitation sent to {phone}',
  'team.invite.limits': 'Open for {days} days; at most {count} invitations a day.',
  'team.invitations': 'Invitations',
  'team.invitation.until': 'open until {day}',
  'team.withdraw_of': 'Withdraw the invitation to {phone}',
  'team.withdraw_title': 'Withdraw the invitation to {phone}?',
  'team.withdraw_text': 'They can no longer accept it.',
  'team.withdrawn': 'Invitation withdrawn',
  'invitation.page': 'Invitations',
  'invitation.lead': 'Owners who would like you to work on their IP invite you by your phone number.',
  'invitation.title': '{name} asks you to work on {ip}',
  'invitation.text': 'You would see and edit everything in its workbench. You can leave at any time.',
  'invitation.until': 'Please answer by {day}.',
  'invitation.accepted': 'Accepted. Our staff now assign access and will tell you.',
  'invitation.declined': 'Invitation declined',
  'invitation.decline_title': 'Decline the invitation to {ip}?',
  'invitation.decline_text': '{name} is told that you declined.',
  'invitation.empty': 'No open invitations',
  'invitation.empty_text':
    'An invitation reaches you by SMS and as a message, and waits here for {days} days.',
} as const;

export type TeamKey = keyof typeof teamWebEn;
