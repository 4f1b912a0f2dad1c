import { ERRORS, type ThreadAction, type ThreadDetail } from '@ipw/domain';
import { newKey, Skeleton } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { RecordError } from '../../list/RecordError';
import { ThreadView } from '../../thread/ThreadView';
import { answerPin, certificateOf, useThread } from './cooperation.calls';
import { ConfirmCard } from './ConfirmCard';
import { KIND_PATHS } from './FastCoopProgressPage';
import { ReplyCard } from './ReplyCard';
import '../../list/deal.css';
import '../../thread/thread.css';

const GONE = ERRORS.NOT_FOUND.code;

/** One thread as the holder sees it. */
export function ThreadPage() {
  const t = useT();
  const ipId = useIpId();
  const id = useSearchParams()[0].get('thread_id') ?? '';
  const found = useThread(id, [GONE]);
  const thread = found.error ? undefined : found.data;
  useTitle(thread?.product_name ?? t('workbench.menu.threadDetail'));
  const back = withQuery(thread ? KIND_PATHS[thread.kind] : paths.fastCoopProgress, { id: ipId });
  const addressOf = (thread_id: string) => withQuery(paths.threadDetail, { id: ipId, thread_id });
  return (
    <>
      <Link to={back}>← {t(thread ? `thread_kind.${thread.kind}` : 'workbench.menu.fastCoopProgress')}</Link>
      {found.error && (
        <RecordError
          error={found.error}
          onRetry={() => void found.refetch()}
          gone={t('thread.gone')}
          list={back}
          name={t('workbench.menu.fastCoopProgress')}
        />
      )}
      {!thread && !found.error && <Skeleton lines={4} height={96} />}
      {thread && (
        <ThreadView
          thread={thread}
          side="holder"
          onAnswerPin={(answer) => answerPin({ ip_id: ipId, ...answer }, { idempotency_key: newKey() })}
          certificate={() => certificateOf(ipId, thread.thread_id)}
          of={
            <Link
              to={withQuery(paths.cooperationDetail, { id: ipId, cooperation_id: thread.cooperation_id })}
            >
              {[thread.project_name, thread.brand_name].filter(Boolean).join(' · ')}
            </Link>
          }
          addressOf={addressOf}
        >
          <Acts thread={thread} />
        </ThreadView>
      )}
    </>
  );
}

function Acts({ thread }: { thread: ThreadDetail<ThreadAction> }) {
  const { actions, version, thread_id } = thread;
  const key = `${thread_id} ${String(version)}`;
  return (
    <>
      {actions.includes('confirm') && <ConfirmCard key={`confirm ${key}`} thread={thread} />}
      {actions.includes('continue_providing') && <ReplyCard key={`reply ${key}`} thread={thread} />}
    </>
  );
}
