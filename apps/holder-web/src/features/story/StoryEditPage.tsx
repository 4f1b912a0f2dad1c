import type { StoryName } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTitle } from '../../app/Page';
import { UploadScope } from '../../app/UploadScope';
import { useT } from '../../i18n/catalogue';
import { ReviewStatusNote } from '../../review/ReviewStatusNote';
import { useRemoteVersion } from '../../review/use-remote-version';
import { routeAt } from '../../app/menu';
import { editPath, listPath } from './story-acts';
import { STORY_PLANS } from './story-plans';
import { nameOf } from './story-values';
import { useIpId, useStory, type StoryDetail } from './story.calls';
import '../../review/content.css';
import './story.css';
import { StoryActions } from './StoryActions';
import { StoryForm } from './StoryForm';
import { StoryLive } from './StoryLive';

/** While staff have it: what is proposed beside what is live. */
function Waiting({ name, story }: { name: StoryName; story: StoryDetail }) {
  const t = useT();
  const shown = story.proposed ?? story.live!;
  return (
    <div className="review-form">
      <section className="ui-card">
        <ReviewStatusNote status={story} statusLabels={STORY_PLANS[name].statusLabels} />
        <div className="ui-row">
          <StoryActions
            item={{
              ...story,
              name,
              title: nameOf(name, shown) || t('story.unnamed'),
              isLive: story.live !== null,
            }}
          />
        </div>
        <h2>{t('review.proposed')}</h2>
        <StoryLive name={name} view={shown} />
      </section>
      {story.live && (
        <aside className="review-aside">
          <h2>{t('review.live_now')}</h2>
          <StoryLive name={name} view={story.live} />
        </aside>
      )}
    </div>
  );
}

/**
 * The editor page of a content item. After the first save its address holds its id, so that a reload continues it.
 */
export function StoryEditPage({ name }: { name: StoryName }) {
  const t = useT();
  const ipId = useIpId();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [own, setOwn] = useState<string | null>(null);
  const requested = query.get(name);
  // Begun on this page: what is typed is newer than what the server would say.
  const wanted = requested === own ? null : requested;
  const found = useStory(name, wanted ?? '');
  const remote = useRemoteVersion(found);
  const story = remote.isOld ? undefined : found.story;
  const title = (story && nameOf(name, story.live ?? story.proposed ?? {})) || t(`story.${name}.new`);
  useTitle(title);
  return (
    <UploadScope>
      <header className="content-head">
        <div>
          <Link to={listPath(ipId, name)}>← {t(routeAt(STORY_PLANS[name].list)!.label)}</Link>
          <h1>{title}</h1>
        </div>
      </header>
      {wanted && found.isError && (
        <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />
      )}
      {wanted && !story && !found.isError && <Skeleton lines={4} height={96} />}
      {story && !story.actions.includes('edit') && <Waiting name={name} story={story} />}
      {(!wanted || story?.actions.includes('edit')) && (
        <StoryForm
          key={`${wanted ?? 'new'} ${String(remote.round)}`}
          name={name}
          story={wanted ? (story ?? null) : null}
          onBegun={(id) => {
            setOwn(id);
            void navigate(editPath(ipId, name, id), { replace: true });
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
