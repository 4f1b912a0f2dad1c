import type { Regions } from '@ipw/domain';
import type { Option } from '@ipw/ui';

/** Regions that are listed among the provinces. */
const AMONG_PROVINCES = ['CN', 'HK', 'MO', 'TW'];

/** Places of residence: provinces and other countries. For a phone of another country, countries come first. */
export function locationsOf(
  { provinces, countries }: Regions,
  groups: { provinces: string; countries: string },
  phoneCountry: string,
): Option[] {
  const others = countries.filter(({ code }) => !AMONG_PROVINCES.includes(code));
  const under = (group: keyof typeof groups) =>
    ({ provinces, countries: others })[group].map(({ code, name }) => ({
      value: code,
      label: name,
      group: groups[group],
    }));
  const abroad = others.some(({ code }) => code === phoneCountry);
  return abroad
    ? [...under('countries'), ...under('provinces')]
    : [...under('provinces'), ...under('countries')];
}

/** The name of a place as staff read it: '浙江 杭州', 'Singapore'. */
export function locationName(
  regions: Regions | undefined,
  location: unknown,
  city: unknown,
): string | undefined {
  const province = regions?.provinces.find(({ code }) => code === location);
  const place = province ?? regions?.countries.find(({ code }) => code === location);
  const town = province?.cities.find(({ code }) => code === city);
  return place && [place.name, town?.name].filter(Boolean).join(' ');
}

/** The codes of a place named in the regions' language; none for a name in another language. */
export function placeNamed(
  { provinces, countries }: Regions,
  name: string,
): { location: string; city: string } | undefined {
  const country = countries.find((one) => one.name === name);
  if (country) return { location: country.code, city: '' };
  for (const { code, name: province, cities } of provinces) {
    if (name === province) return { location: code, city: '' };
    const city = cities.find((one) => name === `${province} ${one.name}`);
    if (city) return { location: code, city: city.code };
  }
  return undefined;
}
