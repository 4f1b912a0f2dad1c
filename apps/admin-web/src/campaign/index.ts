import icon from '@mui/icons-material/CollectionsOutlined';
import { campaignMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'campaigns',
  group: 'review',
  icon,
  machine: campaignMachine,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
