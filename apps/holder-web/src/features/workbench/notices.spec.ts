import type { IpInfo } from '@ipw/domain';
import type { WorkbenchRoute } from '../../app/menu';
import { noticeFor } from './notices';

const info = (part: Partial<IpInfo>): IpInfo => ({
  ip_id: 'x',
  ip_image: null,
  ip_name: 'x',
  link_QRcode: null,
  link_name: null,
  link_phone_number: null,
  order_tag: 0,
  is_ip_resource: true,
  ...part,
});
const everywhere = (name: string): WorkbenchRoute => ({
  name,
  path: `/${name}`,
  label: 'workbench.menu.home',
});
const nowhere = () => undefined;

describe('noticeFor', () => {
  it('asks for pictures first, and blocks', () => {
    const notice = noticeFor(info({ is_ip_resource: false, order_tag: 1 }), 'home', false, everywhere);
    expect(notice).toMatchObject({ key: 'resources', blocking: true, to: { path: '/assetsManage' } });
  });

  it.each([
    'assetsManage',
    'assetsCreate',
    'unpublishedAssetsEdit',
    'publishedAssetsEdit',
    'ipGalleryManagement',
    'trash',
  ])('leaves %s alone', (page) => {
    expect(noticeFor(info({ is_ip_resource: false }), page, false, everywhere)).toBeUndefined();
  });

  it('tells of orders until the flag of the IP is set', () => {
    expect(noticeFor(info({ order_tag: 1 }), 'home', false, everywhere)).toMatchObject({
      key: 'orders',
      blocking: false,
    });
    expect(noticeFor(info({ order_tag: 1 }), 'home', true, everywhere)).toBeUndefined();
  });

  it.each(['ipOrderManagement', 'sheetDetail', 'takenFields', 'onepageCoop'])(
    'tells of orders not on %s',
    (page) => {
      expect(noticeFor(info({ order_tag: 1 }), page, false, everywhere)).toBeUndefined();
    },
  );

  it('never leads to a page that does not exist', () => {
    expect(noticeFor(info({ is_ip_resource: false, order_tag: 1 }), 'home', false, nowhere)).toBeUndefined();
  });
});
