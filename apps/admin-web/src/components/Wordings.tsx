import { LANGUAGES, type Language } from '@ipw/domain';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';
import './wordings.css';

interface Props<T extends { title: string; body: string }> {
  texts: Record<Language, T>;
  /** Texts below title and body, with their labels; an empty one is left out. */
  more?: readonly (readonly [keyof T & string, Key])[];
}

/** Title, body and further texts in each language. */
export function Wordings<T extends { title: string; body: string }>({ texts, more = [] }: Props<T>) {
  const t = useT();
  return (
    <ul className="wordings">
      {LANGUAGES.map((language) => (
        <li key={language} lang={language}>
          <strong>{texts[language].title}</strong>
          <p className="prose">{texts[language].body}</p>
          {more.map(([name, label]) =>
            texts[language][name] ? (
              <div key={name}>
                <p className="soft">{t(label)}</p>
                <p className="prose">{String(texts[language][name])}</p>
              </div>
            ) : null,
          )}
        </li>
      ))}
    </ul>
  );
}
