import { ARTICLE_LIMITS, ARTICLE_TYPES, articleApi } from '@ipw/domain';
import { Button, EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import './article.css';

/** Articles by type and keyword. The address contains both, so that a list can be shared and returned to. */
export function ArticleListPage() {
  const t = useT();
  const language = useLanguage();
  const [query] = useSearchParams();
  const id = query.get('id');
  const type = ARTICLE_TYPES.find((one) => String(one) === query.get('type'));
  const keyword = (query.get('keyword') ?? '').slice(0, ARTICLE_LIMITS.keyword);
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const { data, error, refetch } = useApi(articleApi.articleList, { type, keyword, page });
  useTitle(t('workbench.menu.articleList'));
  const listed = (part: { type?: number | undefined; keyword?: string; page?: number }) =>
    withQuery(paths.articleList, {
      id,
      type: part.type?.toString(),
      keyword: part.keyword,
      page: part.page && part.page > 1 ? String(part.page) : undefined,
    });
  const pages = Math.ceil((data?.total ?? 0) / ARTICLE_LIMITS.page);
  const narrowed = type !== undefined || keyword !== '';
  return (
    <div className="articles">
      <header>
        <Link to={withQuery(paths.dashboardHome, { id })}>← {t('article.back_home')}</Link>
        <h1>{t('workbench.menu.articleList')}</h1>
        <p className="ui-soft">{t('article.lead')}</p>
      </header>
      <Search key={`${String(type)} ${keyword}`} keyword={keyword} />
      <nav className="article-types" aria-label={t('article.types')}>
        {[undefined, ...ARTICLE_TYPES].map((one) => (
          <Link
            key={one ?? 0}
            to={listed({ type: one, keyword })}
            aria-current={one === type ? 'true' : undefined}
          >
            {one ? t(`article_type.${one}`) : t('ui.all')}
          </Link>
        ))}
      </nav>
      <p className="ui-hidden" role="status">
        {data ? t('article.count', { count: data.total }) : null}
      </p>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={4} height={88} /> : null}
      {data?.list.length === 0 ? (
        <EmptyState
          title={t(narrowed ? 'article.none' : 'article.empty')}
          action={narrowed ? <Link to={listed({})}>{t('article.none.all')}</Link> : undefined}
        >
          {t(narrowed ? 'article.none.text' : 'article.empty.text')}
        </EmptyState>
      ) : null}
      <ul className="article-list">
        {data?.list.map((article) => (
          <li key={article.article_id}>
            <p className="ui-soft">
              <span className="article-type">{t(`article_type.${article.type}`)}</span>
              <time dateTime={article.published_at}>{dayOf(article.published_at, language)}</time>
            </p>
            <h2>
              <Link to={withQuery(paths.articleDetail, { id, article: article.article_id })}>
                {article.title}
              </Link>
            </h2>
            <p>{article.lead}</p>
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav className="ui-row" aria-label={t('article.pages')}>
          {page > 1 ? <Link to={listed({ type, keyword, page: page - 1 })}>{t('article.newer')}</Link> : null}
          <span className="ui-soft">{t('ui.page_of', { page, pages })}</span>
          {page < pages ? (
            <Link to={listed({ type, keyword, page: page + 1 })}>{t('article.older')}</Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

function Search({ keyword }: { keyword: string }) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  return (
    <form
      role="search"
      className="article-search"
      onSubmit={(event) => {
        event.preventDefault();
        const { page: _, keyword: __, ...rest } = Object.fromEntries(query);
        const typed = new FormData(event.currentTarget).get('keyword');
        const word = typeof typed === 'string' ? typed.trim() : '';
        setQuery(word ? { ...rest, keyword: word } : rest);
      }}
    >
      <input
        type="search"
        name="keyword"
        aria-label={t('article.search')}
        placeholder={t('article.search')}
        maxLength={ARTICLE_LIMITS.keyword}
        defaultValue={keyword}
      />
      <Button type="submit">{t('ui.search')}</Button>
    </form>
  );
}
