import icon from '@mui/icons-material/AutoAwesomeMosaicOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'ips',
  group: 'people',
  icon,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
