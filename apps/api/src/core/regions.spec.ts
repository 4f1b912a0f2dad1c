import { LANGUAGES } from '@ipw/domain';
import { regions } from './regions';

describe('places of forms', () => {
  const inEvery = LANGUAGES.map(regions);

  it('are the same in every language, by name and by code', () => {
    for (const { provinces, area_codes } of inEvery) {
      expect(provinces).toHaveLength(34);
      const cities = provinces.flatMap((province) => province.cities);
      expect(new Set(cities.map(({ code }) => code)).size).toBe(333);
      expect(cities.every(({ code, name }) => /^\d{4}$/.test(code) && name.trim() === name && name)).toBe(
        true,
      );
      expect(area_codes).toHaveLength(29);
    }
  });

  it('speak the language they are asked in', () => {
    const [cn, tw, en] = inEvery.map(({ provinces }) =>
      provinces.find(({ code }) => code === '45')!.cities.find(({ code }) => code === '4501'),
    );
    expect([cn, tw, en].map((city) => city?.name)).toEqual(['南宁', '南寧', 'Nanning']);
  });

  it('keep both countries of +1 apart', () => {
    const [, , en] = inEvery;
    const shared = en!.area_codes.filter(({ area_code }) => area_code === '1');
    expect(shared.map(({ name }) => name)).toEqual(['United States', 'Canada']);
  });
});
