import icon from '@mui/icons-material/BlockOutlined';
import { barMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'bars',
  group: 'review',
  icon,
  machine: barMachine,
  pages: ['list', 'show'],
  load: () => import('./pages'),
});
