import { useStore } from '@ipw/ui';
import { createPortal } from 'react-dom';
import { SearchIcon } from '../app/navigation/menu-icons';
import { searchOpen } from '../app/search/search-open';
import { SEARCH_KEYS, useSearchKeys } from '../app/search/shortcut';
import { useLoaded } from '../app/use-loaded';
import { loadPart, useT } from '../i18n/catalogue';

const load = async () => {
  const parts = (['search', 'workbench', 'member', 'landing'] as const).map(loadPart);
  const [{ SearchDialog }] = await Promise.all([import('../features/search/SearchDialog'), ...parts]);
  return SearchDialog;
};
const close = () => searchOpen.set(false);

/** The button of the search in the bar; Ctrl or ⌘ with K opens and closes it on every page. */
export function SearchButton() {
  const t = useT();
  const open = useStore(searchOpen);
  const dialog = useLoaded(open, load, close);
  useSearchKeys(open, () => searchOpen.set(!open));
  return (
    <>
      <button
        type="button"
        className="app-bar-button"
        aria-label={t('nav.search')}
        title={`${t('nav.search')} (${SEARCH_KEYS})`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => searchOpen.set(true)}
      >
        <SearchIcon />
      </button>
      {open && dialog ? createPortal(<dialog.part onClose={close} />, document.body) : null}
    </>
  );
}
