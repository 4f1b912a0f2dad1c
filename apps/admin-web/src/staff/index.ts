import icon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'staff',
  group: 'house',
  icon,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
