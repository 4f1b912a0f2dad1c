import icon from '@mui/icons-material/LocalOfferOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'own-tags',
  group: 'content',
  icon,
  pages: ['list'],
  load: () => import('./pages'),
});
