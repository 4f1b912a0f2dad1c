import { useT } from '../../i18n/catalogue';
import { SearchIcon } from '../navigation/menu-icons';
import { searchOpen } from './search-open';
import { SEARCH_KEYS } from './shortcut';
import './search-field.css';

/** What looks like a search field above the menu, and opens the search. */
export function SearchField() {
  const t = useT();
  return (
    <button
      type="button"
      className="search-field"
      aria-haspopup="dialog"
      onClick={() => searchOpen.set(true)}
    >
      <SearchIcon size={18} />
      <span>{t('nav.search')}</span>
      <kbd aria-hidden="true">{SEARCH_KEYS}</kbd>
    </button>
  );
}
