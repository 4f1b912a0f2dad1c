import icon from '@mui/icons-material/FactCheckOutlined';
import { claimMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'claims',
  group: 'review',
  icon,
  machine: claimMachine,
  load: () => import('./pages'),
});
