import icon from '@mui/icons-material/CurrencyExchangeOutlined';
import { refundMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'refunds',
  group: 'labels',
  icon,
  machine: refundMachine,
  load: () => import('./pages'),
});
