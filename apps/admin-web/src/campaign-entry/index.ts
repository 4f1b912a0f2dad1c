import icon from '@mui/icons-material/PhotoLibraryOutlined';
import { campaignEntryMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'campaign-entries',
  group: 'review',
  icon,
  machine: campaignEntryMachine,
  load: () => import('./pages'),
});
