import { LANGUAGES, type Language } from '@ipw/domain';
import { LOCALES, useT } from '../i18n/locale';

interface Props {
  open: Language;
  onOpen: (language: Language) => void;
  /** Languages that differ from the previous version. */
  changed: readonly Language[];
}

/** Tabs of the three languages; a changed one is marked. */
export function LanguageTabs({ open, onOpen, changed }: Props) {
  const t = useT();
  return (
    <div className="tabs" role="group" aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === open}
          onClick={() => onOpen(language)}
        >
          {LOCALES[language]}
          {changed.includes(language) && <span className="count">{t('change.changed')}</span>}
        </button>
      ))}
    </div>
  );
}
