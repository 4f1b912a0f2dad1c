import icon from '@mui/icons-material/ArticleOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'articles',
  group: 'content',
  icon,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
