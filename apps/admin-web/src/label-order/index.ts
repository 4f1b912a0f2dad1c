import icon from '@mui/icons-material/LocalShippingOutlined';
import { labelOrderMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'label-orders',
  group: 'labels',
  icon,
  machine: labelOrderMachine,
  load: () => import('./pages'),
});
