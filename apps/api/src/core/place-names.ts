import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@ipw/domain';
import { citiesOf } from './cities';
import { PROVINCES } from './regions';

type Names = Readonly<Record<Language, string>>;

/** Names of provinces, of cities, and of cities in their province: 'Hangzhou, Zhejiang', 浙江 杭州. */
const PLACES: readonly Names[] = PROVINCES.flatMap((province) => [
  province,
  ...citiesOf(province.code).flatMap((city) => [
    city,
    {
      'zh-CN': `${province['zh-CN']} ${city['zh-CN']}`,
      'zh-TW': `${province['zh-TW']} ${city['zh-TW']}`,
      en: `${city.en}, ${province.en}`,
    },
  ]),
]);

/** Stored places are named in the default language. */
const BY_STORED = new Map(PLACES.map((names) => [names[DEFAULT_LANGUAGE], names]));

/** A stored place (浙江 杭州) in a reader's language; one that is in no list stays as it is. */
export const placeName = <P extends string | null>(stored: P, language: Language): P | string =>
  (stored && BY_STORED.get(stored)?.[language]) ?? stored;

/** The stored places a reader means: the text itself, and what has this name in any language (Suzhou is two). */
export function storedPlaces(shown: string): string[] {
  const wanted = shown.toLowerCase();
  const named = PLACES.filter((names) => LANGUAGES.some((one) => names[one].toLowerCase() === wanted));
  return [...new Set([shown, ...named.map((names) => names[DEFAULT_LANGUAGE])])];
}
