import icon from '@mui/icons-material/ReceiptLongOutlined';
import { invoiceMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'invoices',
  group: 'labels',
  icon,
  machine: invoiceMachine,
  load: () => import('./pages'),
});
