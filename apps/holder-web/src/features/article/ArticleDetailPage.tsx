import { articleApi } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { TextBlocks } from '../../app/TextBlocks';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import './article.css';

/** An article. */
export function ArticleDetailPage() {
  const t = useT();
  const language = useLanguage();
  const [query] = useSearchParams();
  const article_id = query.get('article') ?? '';
  const { data, error, refetch } = useApi(articleApi.articleDetail, { article_id });
  useTitle(data?.title ?? t('workbench.menu.articleDetail'));
  return (
    <div className="article">
      <Link to={withQuery(paths.articleList, { id: query.get('id') })}>← {t('article.back')}</Link>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={8} height={22} /> : null}
      {data && !error ? (
        <article>
          <header>
            <h1>{data.title}</h1>
            <p className="ui-soft">
              <span className="article-type">{t(`article_type.${data.type}`)}</span>
              <time dateTime={data.published_at}>{dayOf(data.published_at, language)}</time>
            </p>
          </header>
          <TextBlocks blocks={data.blocks} />
        </article>
      ) : null}
    </div>
  );
}
