import MenuIcon from '@mui/icons-material/MenuOutlined';
import { Link } from 'react-router';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { useT } from '../i18n/locale';
import { UserMenu } from './UserMenu';

export function AppBar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const t = useT();
  return (
    <header className="bar">
      <button
        type="button"
        className="icon-button menu-button"
        aria-expanded={menuOpen}
        aria-controls="side"
        aria-label={t('menu')}
        onClick={onMenu}
      >
        <MenuIcon />
      </button>
      <Link to="/" className="brand" aria-label={t('brand.name')}>
        <span className="mark" aria-hidden />
        <span className="brand-name">{t('brand.name')}</span>
        <span className="brand-tag">{t('brand.console')}</span>
      </Link>
      <div className="bar-end">
        <LanguageSwitch />
        <UserMenu />
      </div>
    </header>
  );
}
