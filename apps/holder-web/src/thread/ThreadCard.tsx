import type { ThreadSummary } from '@ipw/domain';
import { Link } from 'react-router';
import { useLanguage, useT } from '../i18n/catalogue';
import { momentOf } from '../i18n/when';
import { ThreadStatus } from './ThreadStatus';

interface Props {
  thread: ThreadSummary;
  side: 'holder' | 'brand';
  to: string;
  /** Left out where all are of one project. */
  project?: boolean;
}

/** A thread in a list: picture, product, project, the newest answer, whose turn it is. */
export function ThreadCard({ thread, side, to, project = true }: Props) {
  const t = useT();
  const language = useLanguage();
  const of = [thread.project_name, thread.brand_name].filter(Boolean).join(' · ');
  return (
    <li className="ui-card thread-card">
      <span className="thread-card-picture">
        {thread.picture ? <img src={thread.picture} alt="" loading="lazy" /> : null}
      </span>
      <div>
        <h3>
          <Link to={to}>{thread.product_name}</Link>
          {thread.unread ? <span className="thread-new">{t('thread.new')}</span> : null}
        </h3>
        {project && <p>{of}</p>}
        {thread.feedback && (
          <p className="deal-words">
            <span className="ui-soft">{t('thread.feedback')}</span> {thread.feedback}
          </p>
        )}
        <p className="ui-soft">
          {t(`thread_kind.${thread.kind}`)} · {t('thread.round', { number: thread.rounds })} ·{' '}
          {momentOf(thread.changed_at, language)}
          {thread.sample_confirm &&
            ` · ${t('thread.final_state', { state: t(`sample_confirm.${thread.sample_confirm}`) })}`}
        </p>
        <ThreadStatus thread={thread} side={side} />
      </div>
    </li>
  );
}
