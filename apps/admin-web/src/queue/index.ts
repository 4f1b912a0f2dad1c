import icon from '@mui/icons-material/RateReviewOutlined';
import { reviewMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'reviews',
  group: 'review',
  icon,
  machine: reviewMachine,
  load: () => import('./pages'),
});
