import { Button } from '@ipw/ui';
import { useT } from '../i18n/catalogue';
import './keyword-search.css';

interface Props {
  label: string;
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** A search field; an empty keyword shows everything. Its key must be the keyword, which is in the address. */
export function KeywordSearch({ label, keyword, onSearch }: Props) {
  const t = useT();
  return (
    <form
      role="search"
      className="keyword-search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('keyword');
        onSearch(typeof typed === 'string' ? typed.trim() : '');
      }}
    >
      <input
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={label}
        maxLength={60}
        defaultValue={keyword}
      />
      <Button type="submit">{t('ui.search')}</Button>
    </form>
  );
}
