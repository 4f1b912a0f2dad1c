import { DEFAULT_LANGUAGE, type Language } from '@ipw/domain';
import { PRIVATE_PARAMETER } from '../shop';

/** An address with the key of a private link, if there is one. */
export const withKey = (path: string, query: Readonly<Record<string, string>>, key: string | undefined) => {
  const search = new URLSearchParams({
    ...query,
    ...(key !== undefined && { [PRIVATE_PARAMETER]: key }),
  }).toString();
  return search ? `${path}?${search}` : path;
};

/** A language in an address; the web app and these pages begin in the default one without. */
const inLanguage = (language: Language): Record<string, string> =>
  language === DEFAULT_LANGUAGE ? {} : { lang: language };

/** A page of the web app, in the language of the page that leads there unless its visitor has chosen one in the app. */
export const appPath = (route: string, language: Language): string =>
  `${withKey('/', inLanguage(language), undefined)}#${route}`;

/** The form of a request to an IP. The key of a private link goes along: a deal by it carries no platform share. */
export const askPath = (ipId: string, key: string | undefined, language: Language): string =>
  appPath(withKey('/cooperate/index', { ip: ipId }, key), language);

/** The counted link to the form on public pages. */
export const countedAsk = (ipId: string, key: string | undefined, language: Language): string =>
  withKey(`/go/${ipId}/ask`, inLanguage(language), key);
