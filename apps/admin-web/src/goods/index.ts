import icon from '@mui/icons-material/Inventory2Outlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'goods',
  group: 'labels',
  icon,
  load: () => import('./pages'),
});
