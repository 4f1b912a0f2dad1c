import { type Faq, FAQ_TOPICS, type FaqTopic, faqApi } from '@ipw/domain';
import { Button, buttonClass, EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { useId } from 'react';
import { Link, Navigate, NavLink, useParams, useSearchParams } from 'react-router';
import { api } from '../../app/api';
import { useTitle } from '../../app/Page';
import { paths } from '../../app/paths';
import { useResource } from '../../app/use-resource';
import { useT } from '../../i18n/catalogue';
import { Answer } from './Answer';
import './faq.css';
import { found } from './found';

const MOST_KEYWORD = 40;
const topicPath = (topic: FaqTopic) => `${paths.faq}/${topic}`;

/** Questions by topic; a search covers all topics. The address contains topic, search text and open answer. */
export function FaqPage() {
  const t = useT();
  const { topic: named } = useParams();
  const topic = FAQ_TOPICS.find((one) => one === named);
  useTitle(t('faq.title'));
  if (!topic) return <Navigate to={named ? paths.notFound : topicPath(FAQ_TOPICS[0])} replace />;
  return <Topic topic={topic} />;
}

function Topic({ topic }: { topic: FaqTopic }) {
  const t = useT();
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const { data, error, retry } = useResource('faq', () => api(faqApi.faq, {}));
  const shown = keyword.trim() ? found(data ?? [], keyword) : data?.filter((faq) => faq.topic === topic);
  const search = (word: string) => setQuery(word ? { keyword: word } : {}, { replace: true });
  return (
    <div className="faq">
      <header className="faq-head">
        <h1>{t('faq.title')}</h1>
        <p>{t('faq.lead')}</p>
        <div role="search">
          <label className="ui-hidden" htmlFor={id}>
            {t('faq.search')}
          </label>
          <input
            id={id}
            type="search"
            value={keyword}
            placeholder={t('faq.search')}
            maxLength={MOST_KEYWORD}
            onChange={(event) => search(event.target.value)}
          />
        </div>
      </header>
      <nav className="faq-topics" aria-label={t('faq.topics')}>
        {FAQ_TOPICS.map((one) => (
          <NavLink key={one} to={topicPath(one)}>
            {t(`faq_topic.${one}`)}
          </NavLink>
        ))}
      </nav>
      <p className={keyword ? 'faq-count' : 'ui-hidden'} role="status">
        {keyword && data ? t('faq.found', { count: shown?.length ?? 0 }) : null}
      </p>
      {error ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!data && !error ? <Skeleton lines={8} height={44} /> : null}
      {shown?.length === 0 ? (
        keyword ? (
          <EmptyState
            title={t('faq.none')}
            action={<Button onClick={() => search('')}>{t('faq.clear')}</Button>}
          >
            {t('faq.none_text')}
          </EmptyState>
        ) : (
          <EmptyState title={t('faq.empty')} />
        )
      ) : null}
      <Answers shown={shown ?? []} keyword={keyword} wanted={query.get('faq')} />
      <aside className="faq-more">
        <div>
          <h2>{t('faq.more')}</h2>
          <p>{t('faq.more_text')}</p>
        </div>
        <Link className={buttonClass()} to={paths.contact}>
          {t('contact.title')}
        </Link>
      </aside>
    </div>
  );
}

function Answers({
  shown,
  keyword,
  wanted,
}: {
  shown: readonly Faq[];
  keyword: string;
  wanted: string | null;
}) {
  return (
    <ul className="faq-list">
      {shown.map((faq) => (
        <li key={faq.faq_id}>
          <Answer
            faq={faq}
            keyword={keyword.trim()}
            opened={faq.faq_id === wanted}
            address={`${location.origin}${location.pathname}#${topicPath(faq.topic)}?faq=${faq.faq_id}`}
          />
        </li>
      ))}
    </ul>
  );
}
