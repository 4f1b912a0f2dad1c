import type { Pages } from '../pages/lazy-pages';
import { pagesOf } from '../pages/pages-of';
import { NewStaff } from './NewStaff';
import { staff } from './staff.model';
import { StaffActions } from './StaffActions';

const pages: Pages = {
  ...pagesOf(staff, { show: { more: (person) => <StaffActions person={person} /> } }),
  create: () => <NewStaff />,
};
export default pages;
