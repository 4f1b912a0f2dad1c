import type { Pages } from '../frames/lazy-pages';
import { pagesOf } from '../frames/pages-of';
import { NewStaff } from './NewStaff';
import { staff } from './staff.model';
import { StaffActions } from './StaffActions';

const pages: Pages = {
  ...pagesOf(staff, { show: { more: (person) => <StaffActions person={person} /> } }),
  create: () => <NewStaff />,
};
export default pages;
