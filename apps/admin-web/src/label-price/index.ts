import icon from '@mui/icons-material/SellOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'label-prices',
  group: 'labels',
  icon,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
