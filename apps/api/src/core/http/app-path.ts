import { DEFAULT_LANGUAGE, type Language } from '@ipw/domain';

/** A language in an address; the web app and the public pages begin in the default one without. */
export const inLanguage = (language: Language): Record<string, string> =>
  language === DEFAULT_LANGUAGE ? {} : { lang: language };

/** A page of the web app, in the language of the page that leads there unless its visitor has chosen one in the app. */
export const appPath = (route: string, language: Language): string => {
  const search = new URLSearchParams(inLanguage(language)).toString();
  return `/${search && `?${search}`}#${route}`;
};
