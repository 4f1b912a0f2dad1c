import { articleApi, type ArticleBlock } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import './article.css';

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return block.kind === 'heading' ? <h2>{block.text}</h2> : <p>{block.text}</p>;
}

/** An article, with nothing beside it. */
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
          {data.blocks.map((block, at) => (
            <Block key={at} block={block} />
          ))}
        </article>
      ) : null}
    </div>
  );
}
