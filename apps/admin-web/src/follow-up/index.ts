import icon from '@mui/icons-material/EventAvailableOutlined';
import { followUpMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'follow-ups',
  group: 'people',
  icon,
  machine: followUpMachine,
  counted: 'due',
  pages: ['list'],
  load: () => import('./pages'),
});
