import icon from '@mui/icons-material/HistoryOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'audit',
  group: 'house',
  icon,
  pages: ['list'],
  load: () => import('./pages'),
});
