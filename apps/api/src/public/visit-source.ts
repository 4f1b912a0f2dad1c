import { LINK_SOURCES, type VisitSource } from '@ipw/domain';
import type { IncomingHttpHeaders } from 'node:http';
import { isMessenger } from '../core/http/agent';
import { PRIVATE_PARAMETER } from '../shop';

/** Query parameter of links we put elsewhere, because pages of ours send no referrer. */
const SOURCE_PARAMETER = 'from';

const SEARCH =
  /(^|\.)(baidu|google|bing|sogou|so|sm|yandex|duckduckgo|yahoo|naver|ecosia|quark)\.(com|cn|co|ru|net|org)(\.\w\w)?$/;
const SOCIAL =
  /(^|\.)(weixin\.qq|weibo|xiaohongshu|xhslink|zhihu|douban|bilibili|douyin|kuaishou|facebook|instagram|twitter|x|t|linkedin|pinterest|reddit|youtube|threads|line|tiktok|discord)\.(com|cn|co|me|net)$/;

const hostOf = (address: string | undefined): string => {
  try {
    return new URL(address ?? '').hostname;
  } catch {
    return '';
  }
};

/** The source of a visit, by class: neither the address nor the host of the referring page is stored. */
export function sourceOf(query: Readonly<Record<string, string>>, headers: IncomingHttpHeaders): VisitSource {
  if (query[PRIVATE_PARAMETER] !== undefined) return 'private';
  const link = LINK_SOURCES.find((one) => one === query[SOURCE_PARAMETER]);
  if (link) return link;
  const host = hostOf(headers.referer);
  if (host !== '' && host === hostOf(`http://${headers.host ?? ''}`)) return 'directory';
  if (SEARCH.test(host)) return 'search';
  if (SOCIAL.test(host) || (host === '' && isMessenger(headers['user-agent'] ?? ''))) return 'social';
  return host === '' ? 'direct' : 'site';
}
