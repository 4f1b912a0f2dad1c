import type { IpInfo } from '@ipw/domain';
import { routeNamed, type WorkbenchRoute } from '../../app/menu';

interface NoticeRule {
  key: 'resources' | 'orders';
  /** Target of the confirm button; without that page the notice is not shown. */
  target: string;
  /** Pages on which it is not shown. */
  except: readonly string[];
  wanted: (info: IpInfo) => boolean;
  /** Whether it must be answered by following it. Any other is shown until it was followed once for the IP, which sets a flag. */
  blocking: boolean;
}

/** In order of priority; the first that applies is shown. */
const RULES: readonly NoticeRule[] = [
  {
    key: 'resources',
    target: 'assetsManage',
    except: [
      'assetsManage',
      'assetsCreate',
      'unpublishedAssetsEdit',
      'publishedAssetsEdit',
      'ipGalleryManagement',
      // A deleted series can be restored there.
      'trash',
    ],
    // Undefined means not known yet.
    wanted: ({ is_ip_resource }) => is_ip_resource === false,
    blocking: true,
  },
  {
    key: 'orders',
    target: 'ipOrderManagement',
    except: ['ipOrderManagement', 'sheetDetail', 'takenFields', 'onepageCoop'],
    wanted: ({ order_tag }) => !!order_tag,
    blocking: false,
  },
];

export interface Notice extends NoticeRule {
  to: WorkbenchRoute;
}

/** The notice to show on `page` of an IP, if any. `seen`: the flag of that IP. */
export function noticeFor(
  info: IpInfo,
  page: string,
  seen: boolean,
  find: (name: string) => WorkbenchRoute | undefined = routeNamed,
): Notice | undefined {
  for (const rule of RULES) {
    const to = find(rule.target);
    if (to && !rule.except.includes(page) && (rule.blocking || !seen) && rule.wanted(info))
      return { ...rule, to };
  }
  return undefined;
}
