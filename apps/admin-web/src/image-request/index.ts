import icon from '@mui/icons-material/HighQualityOutlined';
import { imageRequestMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'image-requests',
  group: 'review',
  icon,
  machine: imageRequestMachine,
  counted: 'late',
  pages: ['list', 'show', 'create'],
  load: () => import('./pages'),
});
