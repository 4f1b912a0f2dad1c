import icon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'staff',
  group: 'house',
  icon,
  subject: 'staff',
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
