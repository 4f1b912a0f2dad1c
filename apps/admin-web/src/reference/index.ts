import icon from '@mui/icons-material/StyleOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'references',
  group: 'content',
  icon,
  pages: ['list', 'show', 'edit'],
  load: () => import('./pages'),
});
