import icon from '@mui/icons-material/GavelOutlined';
import { disputeMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'disputes',
  group: 'review',
  icon,
  machine: disputeMachine,
  load: () => import('./pages'),
});
