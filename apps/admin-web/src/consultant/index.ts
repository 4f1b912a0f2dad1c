import icon from '@mui/icons-material/SupportAgentOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'consultants',
  group: 'people',
  icon,
  pages: ['list', 'show', 'edit'],
  load: () => import('./pages'),
});
