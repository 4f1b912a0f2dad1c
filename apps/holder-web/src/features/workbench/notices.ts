import type { IpInfo } from '@ipw/domain';
import { routeNamed, type WorkbenchRoute } from '../../app/menu';

interface NoticeRule {
  key: 'resources' | 'orders';
  /** The page its confirm goes to; while that page does not exist the notice never shows. */
  target: string;
  /** Pages it leaves alone. */
  except: readonly string[];
  wanted: (info: IpInfo) => boolean;
  /** Must be answered by going there. */
  blocking: boolean;
  /** Shown once for an IP: going there sets a flag. */
  once: boolean;
}

/** In the order they are asked; the first that fits is shown. */
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
    ],
    // Not yet known is no answer.
    wanted: ({ is_ip_resource }) => is_ip_resource === false,
    blocking: true,
    once: false,
  },
  {
    key: 'orders',
    target: 'ipOrderManagement',
    except: [],
    wanted: ({ order_tag }) => !!order_tag,
    blocking: false,
    once: true,
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
    if (to && !rule.except.includes(page) && !(rule.once && seen) && rule.wanted(info))
      return { ...rule, to };
  }
  return undefined;
}
