import { useT } from '../i18n/locale';

/** In place of the buyer's words, until a consultant has taken the sheet. */
export function Untaken() {
  const t = useT();
  return <p className="soft">{t('sheet.untaken')}</p>;
}
