import icon from '@mui/icons-material/GavelOutlined';
import { tenderMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'tenders',
  group: 'review',
  icon,
  machine: tenderMachine,
  pages: ['list', 'show', 'create', 'edit'],
  load: () => import('./pages'),
});
