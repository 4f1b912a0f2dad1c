import icon from '@mui/icons-material/QuizOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'faqs',
  group: 'content',
  icon,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
