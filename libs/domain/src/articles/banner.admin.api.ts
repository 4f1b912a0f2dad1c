import { bannerEditInput, bannerInput, type BannerRow } from './banner';
import { shownCalls } from './shown.admin.api';

export const bannerAdminApi = shownCalls<BannerRow>()('banners', {
  subject: 'banner',
  filters: ['q'],
  sorts: ['sort', 'id'],
  input: bannerInput,
  edit: bannerEditInput,
});
