import icon from '@mui/icons-material/AssignmentTurnedInOutlined';
import { registrationMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'registrations',
  group: 'review',
  icon,
  machine: registrationMachine,
  load: () => import('./pages'),
});
