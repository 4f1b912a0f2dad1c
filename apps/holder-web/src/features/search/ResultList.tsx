import { useT } from '../../i18n/catalogue';
import type { Entry, Section } from './entry';
import { marked, wordsIn } from './match';
import { optionKey } from './option-key';

interface Props {
  id: string;
  sections: readonly Section[];
  keyword: string;
  /** Key of the chosen option. */
  chosen: string | undefined;
  optionId: (key: string) => string;
  onPoint: (key: string) => void;
  onOpen: (entry: Entry) => void;
}

/** The results by section, as the list of the search field: the field keeps the focus. */
export function ResultList({ id, sections, keyword, chosen, optionId, onPoint, onOpen }: Props) {
  const t = useT();
  const words = wordsIn(keyword);
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className="search-list">
      {sections.map(({ name, label, entries }) => (
        <div key={name} role="group" aria-labelledby={`${id}${name}`}>
          <div id={`${id}${name}`} role="presentation" className="search-section">
            {label}
          </div>
          {entries.map((entry) => {
            const key = optionKey(name, entry);
            return (
              <div
                key={key}
                id={optionId(key)}
                role="option"
                aria-selected={key === chosen}
                className="search-option"
                onPointerMove={() => onPoint(key)}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onOpen(entry)}
              >
                <span>
                  {marked(entry.title, words).map((part, at) =>
                    at % 2 ? <mark key={at}>{part}</mark> : part,
                  )}
                </span>
                {entry.detail ? <span className="ui-soft">{entry.detail}</span> : null}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
