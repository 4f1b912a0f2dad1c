import icon from '@mui/icons-material/ViewCarouselOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'banners',
  group: 'content',
  icon,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
