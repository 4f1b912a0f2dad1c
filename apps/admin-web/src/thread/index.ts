import icon from '@mui/icons-material/ForumOutlined';
import { threadMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'threads',
  group: 'review',
  icon,
  machine: threadMachine,
  counted: 'unattended',
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
