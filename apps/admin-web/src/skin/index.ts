import icon from '@mui/icons-material/PhoneIphoneOutlined';
import { skinMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'skins',
  group: 'review',
  icon,
  machine: skinMachine,
  load: () => import('./pages'),
});
