import icon from '@mui/icons-material/EmojiEventsOutlined';
import { awardMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'awards',
  group: 'review',
  icon,
  machine: awardMachine,
  pages: ['list', 'show'],
  load: () => import('./pages'),
});
