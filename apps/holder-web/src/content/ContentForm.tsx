import { useNavigate } from 'react-router';
import { useIpId } from '../app/member';
import type { SavedCall } from '../form/use-saved-form';
import { useT } from '../i18n/catalogue';
import { ReviewedForm } from '../review/ReviewedForm';
import { ReviewStatusNote } from '../review/ReviewStatusNote';
import { listPath } from './content-acts';
import { contentCall, contentChanged, type ContentDetail } from './content.calls';
import {
  draftErrors,
  idField,
  nameOf,
  statusLabelsOf,
  toPayload,
  validate,
  valuesOf,
  type ContentValues,
} from './content-type';
import { ContentActions } from './ContentActions';
import { ContentFields } from './ContentField';
import { ContentLive } from './ContentLive';
import { fieldLabel, useKindWords } from './kind-words';
import type { ListedKind } from './listed-kind';

interface Props {
  of: ListedKind;
  /** Null before it exists on the server. */
  content: ContentDetail | null;
  /** Initial values of new content. */
  begin: ContentValues;
  /** Called with the id when the server has stored it. */
  onBegun: (id: string) => void;
  onReloadRemote: () => void;
}

/** The form of content. */
export function ContentForm({ of, content, begin, onBegun, onReloadRemote }: Props) {
  const t = useT();
  const { name, kind, draw, hidden, listAfter, tips = 2, Steps } = of;
  const word = useKindWords(name);
  const ip_id = useIpId();
  const navigate = useNavigate();
  const live = content?.live ?? null;
  const known = content?.proposed ?? live;
  const isLive = live !== null;
  const send =
    (call: 'save' | 'submit') =>
    async (values: ContentValues, { id, version, options }: SavedCall) => {
      const input = { ip_id, version, ...(call === 'save' && toPayload(kind, values)) };
      const saved = await contentCall(name, call, id, input, options);
      return { ...saved, id: String(saved[idField(name)]) };
    };
  return (
    <ReviewedForm<ContentValues>
      reviewed={content}
      id={content?.id}
      draftKey={(id) => `content.${ip_id}.${name}.${id ?? 'new'}`}
      initial={() => ({ ...valuesOf(kind, known), ...(known ? {} : begin) })}
      live={() => live && valuesOf(kind, live)}
      validate={(values) => validate(kind, values)}
      draftErrors={(values) => draftErrors(name, values)}
      save={send('save')}
      submit={send('submit')}
      onBegun={onBegun}
      onStateChange={() => void contentChanged()}
      onReloadRemote={onReloadRemote}
      onSubmitted={async (values) => {
        await contentChanged();
        void navigate(listPath(of, ip_id, listAfter?.(values, live)));
      }}
      head={<h2>{word('about')}</h2>}
      note={(differs) =>
        content && (
          <>
            <ReviewStatusNote
              status={content}
              differs={differs}
              statusLabels={statusLabelsOf(name)}
              of={{ ip_id, subject: name, subject_id: content.id, labelOf: fieldLabel }}
            />
            {Steps && <Steps content={content} />}
          </>
        )
      }
      acts={({ seen, values, markSaved }) =>
        content && (
          <ContentActions
            of={of}
            item={{
              ...content,
              name,
              title: nameOf(kind, live ?? values) || word('unnamed'),
              isLive,
            }}
            except={['submit', 'edit', ...(hidden?.form ?? [])]}
            seen={seen}
            onLeave={markSaved}
          />
        )
      }
      aside={
        live ? (
          <>
            <h2>{t('diff.live')}</h2>
            <ContentLive of={of} view={live} />
          </>
        ) : (
          <div className="ui-card content-tips">
            <h2>{t('content.tips')}</h2>
            <ul>
              {Array.from({ length: tips }, (_, at) => (
                <li key={at}>{word(`tips.${String(at + 1)}`)}</li>
              ))}
            </ul>
          </div>
        )
      }
    >
      {(form) => <ContentFields kind={kind} form={form} draw={draw && ((props) => draw(props, isLive))} />}
    </ReviewedForm>
  );
}
