import icon from '@mui/icons-material/CampaignOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'messages',
  group: 'content',
  icon,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
