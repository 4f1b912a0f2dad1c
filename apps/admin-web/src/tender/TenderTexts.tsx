import { LANGUAGES, type TenderTexts as Texts } from '@ipw/domain';
import { useT } from '../i18n/locale';
import '../components/wordings.css';

/** The texts of a project in each language. */
export function TenderTexts({ texts }: { texts: Texts }) {
  const t = useT();
  return (
    <ul className="wordings">
      {LANGUAGES.map((language) => {
        const { title, body, materials, prize } = texts[language];
        return (
          <li key={language} lang={language}>
            <strong>{title}</strong>
            <p className="prose">{body}</p>
            <p className="soft">{t('field.materials')}</p>
            <p className="prose">{materials}</p>
            {prize && (
              <>
                <p className="soft">{t('field.prize')}</p>
                <p className="prose">{prize}</p>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
