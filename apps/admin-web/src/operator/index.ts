import icon from '@mui/icons-material/LinkOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'operators',
  group: 'people',
  icon,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
