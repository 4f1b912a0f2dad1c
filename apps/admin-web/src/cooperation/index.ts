import icon from '@mui/icons-material/Diversity3Outlined';
import { cooperationMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'cooperations',
  group: 'review',
  icon,
  machine: cooperationMachine,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
