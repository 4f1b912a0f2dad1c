import icon from '@mui/icons-material/ContactSupportOutlined';
import { questionMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'questions',
  group: 'review',
  icon,
  machine: questionMachine,
  load: () => import('./pages'),
});
