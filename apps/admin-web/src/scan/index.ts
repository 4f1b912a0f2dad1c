import icon from '@mui/icons-material/QrCodeScannerOutlined';
import { defineResource } from '../pages/resource';

export default defineResource({
  name: 'scans',
  group: 'labels',
  icon,
  pages: ['list'],
  load: () => import('./pages'),
});
