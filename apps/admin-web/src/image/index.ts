import icon from '@mui/icons-material/ImageOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'images',
  group: 'review',
  icon,
  load: () => import('./pages'),
});
