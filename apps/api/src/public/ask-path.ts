import type { Language } from '@ipw/domain';
import { PRIVATE_PARAMETER } from '../shop';
import { appPath, inLanguage } from '../core/http/app-path';

/** An address with the key of a private link, if there is one. */
export const withKey = (path: string, query: Readonly<Record<string, string>>, key: string | undefined) => {
  const search = new URLSearchParams({
    ...query,
    ...(key !== undefined && { [PRIVATE_PARAMETER]: key }),
  }).toString();
  return search ? `${path}?${search}` : path;
};

/** The form of a request to an IP. The key of a private link goes along: a deal by it carries no platform share. */
export const askPath = (ipId: string, key: string | undefined, language: Language): string =>
  appPath(withKey('/cooperate/index', { ip: ipId }, key), language);

/** The counted link to the form on public pages. */
export const countedAsk = (ipId: string, key: string | undefined, language: Language): string =>
  withKey(`/go/${ipId}/ask`, inLanguage(language), key);
