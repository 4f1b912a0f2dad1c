import { AREA_CODES, COUNTRIES, type Country, type Language, type Regions } from '@ipw/domain';
import { citiesOf } from './cities';

/** The 34 province-level divisions: GB/T 2260 code and everyday name, without the kind of division. */
export const PROVINCES: readonly ({ code: string } & Record<Language, string>)[] = [
  { code: '11', 'zh-CN': '北京', 'zh-TW': '北京', en: 'Beijing' },
  { code: '12', 'zh-CN': '天津', 'zh-TW': '天津', en: 'Tianjin' },
  { code: '13', 'zh-CN': '河北', 'zh-TW': '河北', en: 'Hebei' },
  { code: '14', 'zh-CN': '山西', 'zh-TW': '山西', en: 'Shanxi' },
  { code: '15', 'zh-CN': '内蒙古', 'zh-TW': '內蒙古', en: 'Inner Mongolia' },
  { code: '21', 'zh-CN': '辽宁', 'zh-TW': '遼寧', en: 'Liaoning' },
  { code: '22', 'zh-CN': '吉林', 'zh-TW': '吉林', en: 'Jilin' },
  { code: '23', 'zh-CN': '黑龙江', 'zh-TW': '黑龍江', en: 'Heilongjiang' },
  { code: '31', 'zh-CN': '上海', 'zh-TW': '上海', en: 'Shanghai' },
  { code: '32', 'zh-CN': '江苏', 'zh-TW': '江蘇', en: 'Jiangsu' },
  { code: '33', 'zh-CN': '浙江', 'zh-TW': '浙江', en: 'Zhejiang' },
  { code: '34', 'zh-CN': '安徽', 'zh-TW': '安徽', en: 'Anhui' },
  { code: '35', 'zh-CN': '福建', 'zh-TW': '福建', en: 'Fujian' },
  { code: '36', 'zh-CN': '江西', 'zh-TW': '江西', en: 'Jiangxi' },
  { code: '37', 'zh-CN': '山东', 'zh-TW': '山東', en: 'Shandong' },
  { code: '41', 'zh-CN': '河南', 'zh-TW': '河南', en: 'Henan' },
  { code: '42', 'zh-CN': '湖北', 'zh-TW': '湖北', en: 'Hubei' },
  { code: '43', 'zh-CN': '湖南', 'zh-TW': '湖南', en: 'Hunan' },
  { code: '44', 'zh-CN': '广东', 'zh-TW': '廣東', en: 'Guangdong' },
  { code: '45', 'zh-CN': '广西', 'zh-TW': '廣西', en: 'Guangxi' },
  { code: '46', 'zh-CN': '海南', 'zh-TW': '海南', en: 'Hainan' },
  { code: '50', 'zh-CN': '重庆', 'zh-TW': '重慶', en: 'Chongqing' },
  { code: '51', 'zh-CN': '四川', 'zh-TW': '四川', en: 'Sichuan' },
  { code: '52', 'zh-CN': '贵州', 'zh-TW': '貴州', en: 'Guizhou' },
  { code: '53', 'zh-CN': '云南', 'zh-TW': '雲南', en: 'Yunnan' },
  { code: '54', 'zh-CN': '西藏', 'zh-TW': '西藏', en: 'Tibet' },
  { code: '61', 'zh-CN': '陕西', 'zh-TW': '陝西', en: 'Shaanxi' },
  { code: '62', 'zh-CN': '甘肃', 'zh-TW': '甘肅', en: 'Gansu' },
  { code: '63', 'zh-CN': '青海', 'zh-TW': '青海', en: 'Qinghai' },
  { code: '64', 'zh-CN': '宁夏', 'zh-TW': '寧夏', en: 'Ningxia' },
  { code: '65', 'zh-CN': '新疆', 'zh-TW': '新疆', en: 'Xinjiang' },
  { code: '71', 'zh-CN': '台湾', 'zh-TW': '台灣', en: 'Taiwan' },
  { code: '81', 'zh-CN': '香港', 'zh-TW': '香港', en: 'Hong Kong' },
  { code: '82', 'zh-CN': '澳门', 'zh-TW': '澳門', en: 'Macao' },
];

/**
 * Names set by the product instead of the runtime's data, which differ by version and language. The lists are of countries
 * and regions; '86' is labelled as mainland China, as in the specification.
 */
const DECIDED_NAMES: Partial<Record<Country, Record<Language, string>>> = {
  CN: { 'zh-CN': '中国大陆', 'zh-TW': '中國大陸', en: 'Mainland China' },
  HK: { 'zh-CN': '中国香港', 'zh-TW': '香港', en: 'Hong Kong, China' },
  MO: { 'zh-CN': '中国澳门', 'zh-TW': '澳門', en: 'Macao, China' },
  TW: { 'zh-CN': '中国台湾', 'zh-TW': '台灣', en: 'Taiwan, China' },
};

const known = new Map<Language, Regions>();

/** Provinces with cities, countries and area codes in a language, in the order of the area codes. Made once: names come from `Intl`. */
export function regions(language: Language): Regions {
  const made = known.get(language) ?? regionsIn(language);
  known.set(language, made);
  return made;
}

function regionsIn(language: Language): Regions {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const nameOf = (country: Country) => DECIDED_NAMES[country]?.[language] ?? names.of(country) ?? country;
  return {
    provinces: PROVINCES.map((province) => ({
      code: province.code,
      name: province[language],
      cities: citiesOf(province.code).map((city) => ({ code: city.code, name: city[language] })),
    })),
    countries: COUNTRIES.map((country) => ({ code: country, name: nameOf(country) })),
    area_codes: AREA_CODES.map(([country, area_code]) => ({ country, area_code, name: nameOf(country) })),
  };
}
