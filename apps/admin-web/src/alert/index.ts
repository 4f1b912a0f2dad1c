import icon from '@mui/icons-material/NotificationImportantOutlined';
import { codeAlertMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'alerts',
  group: 'labels',
  icon,
  machine: codeAlertMachine,
  load: () => import('./pages'),
});
