import icon from '@mui/icons-material/RateReviewOutlined';
import { objectionMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'objections',
  group: 'review',
  icon,
  machine: objectionMachine,
  load: () => import('./pages'),
});
