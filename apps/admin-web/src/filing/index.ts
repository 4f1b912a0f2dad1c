import icon from '@mui/icons-material/CopyrightOutlined';
import { filingMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'filings',
  group: 'review',
  icon,
  machine: filingMachine,
  load: () => import('./pages'),
});
