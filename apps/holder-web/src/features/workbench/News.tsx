import { articleApi, type ArticleBrief, type ArticleType } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

const FEW = 3;
const ANNOUNCEMENT: ArticleType = 4;

interface Props {
  ipId: string;
  name: 'articles' | 'announcements';
  type?: ArticleType;
  wanted: (article: ArticleBrief) => boolean;
}

function Newest({ ipId, name, type, wanted }: Props) {
  const t = useT();
  const language = useLanguage();
  const { data, error, refetch } = useApi(articleApi.articleList, { type, page_size: 3 * FEW });
  const shown = data?.list.filter(wanted).slice(0, FEW);
  return (
    <section className="ui-card home-news" aria-labelledby={name}>
      <h2 id={name}>{t(`news.${name}`)}</h2>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} height={44} />}
      {shown?.length === 0 && <p className="ui-soft">{t('news.none')}</p>}
      <ul>
        {shown?.map((article) => (
          <li key={article.article_id}>
            <Link to={withQuery(paths.articleDetail, { id: ipId, article: article.article_id })}>
              {article.title}
            </Link>
            <span className="ui-soft">
              {type === undefined && `${t(`article_type.${article.type}`)} · `}
              <time dateTime={article.published_at}>{dayOf(article.published_at, language)}</time>
            </span>
          </li>
        ))}
      </ul>
      <Link to={withQuery(paths.articleList, { id: ipId, type: type?.toString() })}>
        {t(type === undefined ? 'news.all' : 'news.all_announcements')}
      </Link>
    </section>
  );
}

/** Articles, and the IP's messages. */
export const News = ({ ipId }: { ipId: string }) => (
  <div className="home-columns">
    <Newest ipId={ipId} name="articles" wanted={({ type }) => type !== ANNOUNCEMENT} />
    <Newest ipId={ipId} name="announcements" type={ANNOUNCEMENT} wanted={() => true} />
  </div>
);
