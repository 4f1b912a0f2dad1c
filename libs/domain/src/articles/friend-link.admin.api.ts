import { friendLinkEditInput, friendLinkInput, type FriendLinkRow } from './friend-link';
import { shownCalls } from './shown.admin.api';

export const friendLinkAdminApi = shownCalls<FriendLinkRow>()('links', {
  subject: 'friend_link',
  filters: ['q'],
  sorts: ['sort', 'id'],
  input: friendLinkInput,
  edit: friendLinkEditInput,
});
