import { type CampaignTexts as Texts, LANGUAGES } from '@ipw/domain';
import { useT } from '../i18n/locale';
import '../components/wordings.css';

/** The texts of a campaign in each language. */
export function CampaignTexts({ texts }: { texts: Texts }) {
  const t = useT();
  return (
    <ul className="wordings">
      {LANGUAGES.map((language) => {
        const { title, body, rules } = texts[language];
        return (
          <li key={language} lang={language}>
            <strong>{title}</strong>
            <p className="prose">{body}</p>
            <p className="soft">{t('field.rules')}</p>
            <p className="prose">{rules}</p>
          </li>
        );
      })}
    </ul>
  );
}
