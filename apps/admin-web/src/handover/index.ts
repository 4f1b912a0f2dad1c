import icon from '@mui/icons-material/SwapHorizOutlined';
import { handoverMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'handovers',
  group: 'people',
  icon,
  machine: handoverMachine,
  pages: ['list', 'show'],
  load: () => import('./pages'),
});
