import icon from '@mui/icons-material/GavelOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'agreements',
  group: 'content',
  icon,
  pages: ['list', 'show', 'edit'],
  load: () => import('./pages'),
});
