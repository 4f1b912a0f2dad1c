import icon from '@mui/icons-material/ReportOutlined';
import { complaintMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'complaints',
  group: 'review',
  icon,
  machine: complaintMachine,
  load: () => import('./pages'),
});
