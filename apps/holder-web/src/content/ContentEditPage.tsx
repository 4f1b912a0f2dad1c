import { ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useIpId } from '../app/member';
import { useTitle } from '../app/Page';
import { UploadScope } from '../app/UploadScope';
import { useT } from '../i18n/catalogue';
import { ReviewStatusNote } from '../review/ReviewStatusNote';
import { useRemoteVersion } from '../review/use-remote-version';
import { listPath } from './content-acts';
import { useContent, type ContentDetail } from './content.calls';
import { nameOf, statusLabelsOf } from './content-type';
import { ContentActions } from './ContentActions';
import { ContentForm } from './ContentForm';
import { ContentLive } from './ContentLive';
import { useKindWords } from './kind-words';
import type { ListedKind } from './listed-kind';
import './content.css';

/** Shown while it cannot be edited: proposed and live content side by side. */
function Waiting({ of, content }: { of: ListedKind; content: ContentDetail }) {
  const t = useT();
  const { name, kind, StatusNote, Steps } = of;
  const word = useKindWords(name);
  const { live, proposed } = content;
  const shown = proposed ?? live!;
  const title = nameOf(kind, shown) || word('unnamed');
  return (
    <div className="review-form">
      <section className="ui-card">
        <ReviewStatusNote status={content} statusLabels={statusLabelsOf(name)} />
        {Steps && <Steps content={content} />}
        {StatusNote && <StatusNote content={content} />}
        <div className="ui-row">
          <ContentActions of={of} item={{ ...content, name, title, isLive: live !== null }} />
        </div>
        {proposed && <h2>{t('review.proposed')}</h2>}
        <ContentLive of={of} view={shown} />
      </section>
      {proposed && live && (
        <aside className="review-aside">
          <h2>{t('diff.live')}</h2>
          <ContentLive of={of} view={live} />
        </aside>
      )}
    </div>
  );
}

/** The editor page of content. After the first save its address contains the id, so that a reload continues with it. */
export function ContentEditPage({ of }: { of: ListedKind }) {
  const { name, kind } = of;
  const word = useKindWords(name);
  const ipId = useIpId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [own, setOwn] = useState<string | null>(null);
  const requested = query.get(name);
  // The draft was begun on this page, so the form is newer than the server's answer.
  const wanted = requested === own ? null : requested;
  // Another record was opened: back at the first one, its form starts with the server's answer.
  if (own && wanted) setOwn(null);
  const found = useContent(name, wanted ?? '');
  const remote = useRemoteVersion(found);
  const content = remote.isOld ? undefined : found.content;
  const title = (content && nameOf(kind, content.live ?? content.proposed ?? {})) || word('new');
  useTitle(title);
  if (!requested && pathname !== (of.newPage ?? kind.page)) return <Navigate to={kind.listPage} replace />;
  return (
    <UploadScope>
      <header className="content-head">
        <div>
          <Link to={listPath(of, ipId)}>← {word('list')}</Link>
          <h1>{title}</h1>
        </div>
      </header>
      {wanted && found.isError && (
        <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />
      )}
      {wanted && !content && !found.isError && <Skeleton lines={4} height={96} />}
      {content && !content.actions.includes('edit') && <Waiting of={of} content={content} />}
      {(!wanted || content?.actions.includes('edit')) && (
        <ContentForm
          key={`${wanted ?? 'new'} ${String(remote.round)}`}
          of={of}
          content={wanted ? (content ?? null) : null}
          begin={of.begin?.(query) ?? {}}
          onBegun={(id) => {
            setOwn(id);
            const next = new URLSearchParams(query);
            next.set('id', ipId);
            next.set(name, id);
            void navigate(`${pathname}?${next.toString()}`, { replace: true });
          }}
          onReloadRemote={() => {
            if (own) setOwn(null);
            else remote.show();
          }}
        />
      )}
    </UploadScope>
  );
}
