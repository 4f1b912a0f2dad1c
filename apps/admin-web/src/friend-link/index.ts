import icon from '@mui/icons-material/LinkOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'links',
  group: 'content',
  icon,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
