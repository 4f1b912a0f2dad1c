import icon from '@mui/icons-material/StorefrontOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'licensees',
  group: 'labels',
  icon,
  load: () => import('./pages'),
});
