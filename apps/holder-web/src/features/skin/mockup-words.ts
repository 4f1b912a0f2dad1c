import { useT } from '../../i18n/catalogue';

/** Sample texts in the drawings. */
export function useMockupWords() {
  const t = useT();
  return { fan: t('skin_mockup.fan'), says: t('skin_mockup.says'), number: 'NO.000123' };
}
