import icon from '@mui/icons-material/DnsOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'processes',
  group: 'house',
  icon,
  pages: ['list'],
  load: () => import('./pages'),
});
