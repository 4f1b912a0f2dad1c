import icon from '@mui/icons-material/ReportOutlined';
import { codeReportMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'code-reports',
  group: 'labels',
  icon,
  machine: codeReportMachine,
  load: () => import('./pages'),
});
