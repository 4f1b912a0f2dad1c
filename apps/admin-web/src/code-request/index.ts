import icon from '@mui/icons-material/OutboundOutlined';
import { codeRequestMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'code-requests',
  group: 'labels',
  icon,
  machine: codeRequestMachine,
  load: () => import('./pages'),
});
