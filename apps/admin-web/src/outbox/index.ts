import icon from '@mui/icons-material/OutboxOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'outbox',
  group: 'house',
  icon,
  pages: ['list'],
  load: () => import('./pages'),
});
