import icon from '@mui/icons-material/BadgeOutlined';
import { verificationMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'verifications',
  group: 'review',
  icon,
  machine: verificationMachine,
  load: () => import('./pages'),
});
