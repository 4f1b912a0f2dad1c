import icon from '@mui/icons-material/HandshakeOutlined';
import { sheetMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'sheets',
  group: 'review',
  icon,
  machine: sheetMachine,
  counted: 'todo',
  load: () => import('./pages'),
});
