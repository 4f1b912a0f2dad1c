import icon from '@mui/icons-material/QrCode2Outlined';
import { codeBatchMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'batches',
  group: 'labels',
  icon,
  machine: codeBatchMachine,
  load: () => import('./pages'),
});
