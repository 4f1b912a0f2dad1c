import { ACCOUNTS, ipApi, type ReferenceRow } from '@ipw/domain';
import { useApi } from '../../app/use-api';
import { useLanguage, useT, type Key } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import type { InfoField, ListName } from './info-fields';

const RARELY = { staleTime: 3_600_000 };

/** Reference lists of the information fields. */
export function useInfoLists(): Record<ListName, readonly ReferenceRow[]> {
  const rows = (found: { data?: ReferenceRow[] }) => found.data ?? [];
  return {
    field: rows(useApi(ipApi.ipFieldList, {}, RARELY)),
    area: rows(useApi(ipApi.ipCountryList, {}, RARELY)),
    origin: rows(useApi(ipApi.ipBirthList, {}, RARELY)),
    type: rows(useApi(ipApi.ipTypeList, {}, RARELY)),
    kernel: rows(useApi(ipApi.ipKernelList, {}, RARELY)),
    genre: rows(useApi(ipApi.ipArtGenresList, {}, RARELY)),
  };
}

/** The value of a field as text; nothing when it is empty or a picture. */
export function useInfoWords(): (field: InfoField, value: unknown) => string {
  const t = useT();
  const language = useLanguage();
  const lists = useInfoLists();
  const nameIn = (list: ListName, wanted: unknown) =>
    lists[list].find(({ id }) => String(id) === String(wanted))?.name ?? '';
  return (field, value) => {
    if (value === null || value === undefined || value === '') return '';
    switch (field.kind) {
      case 'picture':
        return '';
      case 'day':
        return dayOf(String(value), language);
      case 'select':
        return nameIn(field.list, value);
      case 'one':
        return t(`${field.words}.${String(value)}` as Key);
      case 'chips':
        return (value as unknown[]).map((one) => nameIn(field.list, one)).join(' · ');
      case 'tags':
        return (value as string[]).join(' · ');
      case 'accounts': {
        const accounts = value as Partial<Record<string, string>>;
        return ACCOUNTS.filter((key) => accounts[key])
          .map((key) => `${t(`account.${key}`)}: ${accounts[key]!}`)
          .join('\n');
      }
      default:
        return String(value);
    }
  };
}
