import { idFieldOf, type StoryName } from '@ipw/domain';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useT, type Key } from '../../i18n/catalogue';
import { ReviewedForm } from '../../review/ReviewedForm';
import { StandingNote } from '../../review/StandingNote';
import { EXPECT_CONFLICT } from '../../review/use-versioned';
import { listPath } from './story-acts';
import { STORY_PLANS } from './story-plans';
import { judge, nameOf, nothingYet, toWire, valuesOf, type StoryValues } from './story-values';
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
  onTheirs: () => void;
}

/** A piece being written. */
export function StoryForm({ name, story, onBegun, onTheirs }: Props) {
  const t = useT();
  const ip_id = useIpId();
  const navigate = useNavigate();
  const id = useRef(story?.id);
  const plan = STORY_PLANS[name];
  const options = { expect: EXPECT_CONFLICT, fields: plan.fields.map((field) => field.name) };
  const keep = async (values: StoryValues, version: number | undefined) => {
    const input = { ip_id, ...toWire(name, values), ...(id.current && { version }) };
    const saved = await storyCall(name, 'save', id.current, input, options);
    if (!id.current) {
      id.current = String(saved[idFieldOf(name)]);
      onBegun(id.current);
    }
    return saved;
  };
  const title = nameOf(name, story?.live ?? story?.proposed ?? {}) || t('story.unnamed');
  return (
    <ReviewedForm<StoryValues>
      reviewed={story}
      memory={`story.${ip_id}.${name}.${story?.id ?? 'new'}`}
      initial={() => valuesOf(name, story?.proposed ?? story?.live ?? {})}
      judge={(values) => judge(name, values)}
      unkept={(values) => nothingYet(name, values)}
      save={keep}
      submit={(_values, version) => storyCall(name, 'submit', id.current, { ip_id, version }, options)}
      onTheirs={onTheirs}
      onSubmitted={async () => {
        await storiesChanged();
        void navigate(listPath(ip_id, name));
      }}
      head={<h2>{t(`story.${name}.about`)}</h2>}
      note={
        story && (
          <StandingNote
            standing={story}
            faces={plan.faces}
            of={{
              ip_id,
              subject: name,
              subject_id: story.id,
              labelOf: (field) => t(`story.field.${field}` as Key),
            }}
          />
        )
      }
      acts={(_values, settle) =>
        story && (
          <StoryActions piece={{ ...story, name, title }} except={['submit', 'edit']} onLeave={settle} />
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
      {(fields) => <StoryFields plan={plan.fields} fields={fields} />}
    </ReviewedForm>
  );
}
