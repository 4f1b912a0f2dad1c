import icon from '@mui/icons-material/LinkOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'links',
  group: 'content',
  icon,
  subject: 'friend_link',
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
