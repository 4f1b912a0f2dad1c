/** The dialogs of an ended session and of another member's sign-in. */
export const sessionEn = {
  'session.ended_elsewhere':
    'Your login on this device was ended: from another of your devices, by a new login, or by our staff. Please log in again.',
  'session.kept': 'This page stays as it is. Nothing you typed is lost.',
  'session.not_now': 'Not now',
  'session.as': 'Log in as {name} and continue where you were.',
  'session.goes_on': 'Log in and continue where you were.',
  'session.other_title': 'You are logged in as {name}',
  'session.other_here':
    'This page belongs to {before}. Nothing on it was sent. {name} starts from the home page.',
  'session.other_tab':
    '{name} logged in in another tab. This page belongs to {before}, and nothing on it will be sent as {name}.',
  'session.other_go': 'Continue as {name}',
  'session.replace_title': 'Continue as {name}?',
  'session.replace_text': 'You are logged in as {before}. The link you followed would log in {name} instead.',
  'session.replace_no': 'Stay logged in as {before}',
  'session.link_refused': 'This link has expired. Please log in.',
  'session.link_kept': 'This link has expired. You stay logged in as you were.',
} as const;

export type SessionKey = keyof typeof sessionEn;
