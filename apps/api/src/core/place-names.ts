import { COUNTRIES, DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@ipw/domain';
import { citiesOf } from './cities';
import { PROVINCES, regions } from './regions';

type Names = Readonly<Record<Language, string>>;

const inAll = (nameIn: (language: Language) => string): Names =>
  Object.fromEntries(LANGUAGES.map((one) => [one, nameIn(one)])) as Names;

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

/** Names of homes as the forms write them: a province, a city in its province, a country. */
const HOMES: readonly Names[] = [
  ...PROVINCES.flatMap((province) => [
    province,
    ...citiesOf(province.code).map((city) => inAll((one) => `${province[one]} ${city[one]}`)),
  ]),
  ...COUNTRIES.map((code) =>
    inAll((one) => regions(one).countries.find((country) => country.code === code)!.name),
  ),
];
const BY_HOME = new Map(HOMES.flatMap((names) => LANGUAGES.map((one) => [names[one], names] as const)));

/** A member's home, stored in the language it was chosen in, in another; what is in no list stays as it is. */
export const homeName = (stored: string, language: Language): string =>
  BY_HOME.get(stored)?.[language] ?? stored;

/** Stored places are named in the default language. */
const BY_STORED = new Map(PLACES.map((names) => [names[DEFAULT_LANGUAGE], names]));

/** A stored place (浙江 杭州) in a reader's language; one that is in no list stays as it is. */
export const placeName = <P extends string | null>(stored: P, language: Language): P | string =>
  (stored && BY_STORED.get(stored)?.[language]) ?? stored;

const NAMES = new Set(
  [...PLACES, ...HOMES].flatMap((names) => LANGUAGES.map((one) => names[one].toLowerCase())),
);

/** Whether a text is the name of a city, a province or a country in one of our languages. */
export const isPlaceName = (text: string): boolean => NAMES.has(text.toLowerCase());

/** The stored places a reader means: the text itself, and what has this name in any language (Suzhou is two). */
export function storedPlaces(shown: string): string[] {
  const wanted = shown.toLowerCase();
  const named = PLACES.filter((names) => LANGUAGES.some((one) => names[one].toLowerCase() === wanted));
  return [...new Set([shown, ...named.map((names) => names[DEFAULT_LANGUAGE])])];
}
