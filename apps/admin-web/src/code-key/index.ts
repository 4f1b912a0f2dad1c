import icon from '@mui/icons-material/KeyOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'code-keys',
  group: 'labels',
  icon,
  pages: ['list'],
  load: () => import('./pages'),
});
