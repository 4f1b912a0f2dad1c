import { useStore } from '@ipw/ui';
import { createPortal } from 'react-dom';
import { loadPart, useT } from '../../i18n/catalogue';
import { SearchIcon } from '../navigation/menu-icons';
import { useLoaded } from '../use-loaded';
import { searchOpen } from './search-open';
import { SEARCH_KEYS, useSearchKeys } from './shortcut';

const load = async () => {
  const parts = (['search', 'workbench', 'member'] as const).map(loadPart);
  const [{ SearchDialog }] = await Promise.all([import('../../features/search/SearchDialog'), ...parts]);
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
