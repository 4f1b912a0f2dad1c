import icon from '@mui/icons-material/PersonOffOutlined';
import { closureMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'closures',
  group: 'people',
  icon,
  machine: closureMachine,
  load: () => import('./pages'),
});
