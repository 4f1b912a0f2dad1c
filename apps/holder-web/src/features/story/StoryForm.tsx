import { idFieldOf, type StoryName } from '@ipw/domain';
import { useNavigate } from 'react-router';
import { useT, type Key } from '../../i18n/catalogue';
import { ReviewedForm } from '../../review/ReviewedForm';
import { ReviewStatusNote } from '../../review/ReviewStatusNote';
import type { SavedCall } from '../../form/use-saved-form';
import { listPath } from './story-acts';
import { STORY_PLANS } from './story-plans';
import { draftErrors, validateStory, nameOf, toPayload, valuesOf, type StoryValues } from './story-values';
import { storiesChanged, storyCall, useIpId, type StoryDetail } from './story.calls';
import { StoryActions } from './StoryActions';
import { StoryFields } from './StoryFields';
import { StoryLive } from './StoryLive';

interface Props {
  name: StoryName;
  /** Null for one that is not begun. */
  story: StoryDetail | null;
  /** The server has it now, under this id. */
  onBegun: (id: string) => void;
  onReloadRemote: () => void;
}

/** A content item being written. */
export function StoryForm({ name, story, onBegun, onReloadRemote }: Props) {
  const t = useT();
  const ip_id = useIpId();
  const navigate = useNavigate();
  const plan = STORY_PLANS[name];
  const save = async (values: StoryValues, { id, version, options }: SavedCall) => {
    const input = { ip_id, ...toPayload(name, values), version };
    const saved = await storyCall(name, 'save', id, input, options);
    return { ...saved, id: String(saved[idFieldOf(name)]) };
  };
  const title = nameOf(name, story?.live ?? story?.proposed ?? {}) || t('story.unnamed');
  return (
    <ReviewedForm<StoryValues>
      reviewed={story}
      id={story?.id}
      draftKey={(id) => `story.${ip_id}.${name}.${id ?? 'new'}`}
      initial={() => valuesOf(name, story?.proposed ?? story?.live ?? {})}
      live={() => (story?.live ? valuesOf(name, story.live) : null)}
      validate={(values) => validateStory(name, values)}
      draftErrors={(values) => draftErrors(name, values)}
      save={save}
      submit={(_values, { id, version, options }) =>
        storyCall(name, 'submit', id, { ip_id, version }, options)
      }
      onBegun={onBegun}
      onStateChange={() => void storiesChanged()}
      onReloadRemote={onReloadRemote}
      onSubmitted={async () => {
        await storiesChanged();
        void navigate(listPath(ip_id, name));
      }}
      head={<h2>{t(`story.${name}.about`)}</h2>}
      note={(differs) =>
        story && (
          <ReviewStatusNote
            status={story}
            differs={differs}
            statusLabels={plan.statusLabels}
            of={{
              ip_id,
              subject: name,
              subject_id: story.id,
              labelOf: (field) => t(`story.field.${field}` as Key),
            }}
          />
        )
      }
      acts={({ seen, markSaved }) =>
        story && (
          <StoryActions
            item={{ ...story, name, title, isLive: story.live !== null }}
            except={['submit', 'edit']}
            seen={seen}
            onLeave={markSaved}
          />
        )
      }
      aside={
        story?.live ? (
          <>
            <h2>{t('review.live_now')}</h2>
            <StoryLive name={name} view={story.live} />
          </>
        ) : (
          <div className="ui-card content-tips">
            <h2>{t('gallery.tips')}</h2>
            <ul>
              <li>{t(`story.${name}.tips.1`)}</li>
              <li>{t(`story.${name}.tips.2`)}</li>
            </ul>
          </div>
        )
      }
    >
      {(fields) => <StoryFields name={name} plan={plan.fields} fields={fields} />}
    </ReviewedForm>
  );
}
