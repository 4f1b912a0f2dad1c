import { type BroadcastTexts, LANGUAGES } from '@ipw/domain';
import './wordings.css';

/** Title and body in each language. */
export function Wordings({ texts }: { texts: BroadcastTexts }) {
  return (
    <ul className="wordings">
      {LANGUAGES.map((language) => (
        <li key={language} lang={language}>
          <strong>{texts[language].title}</strong>
          <p className="prose">{texts[language].body}</p>
        </li>
      ))}
    </ul>
  );
}
