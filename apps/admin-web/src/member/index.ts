import icon from '@mui/icons-material/PeopleAltOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'members',
  group: 'people',
  icon,
  load: () => import('./pages'),
});
