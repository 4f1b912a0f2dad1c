import {
  type cooperationApi,
  type Input,
  THREAD_DECISIONS,
  type ThreadAction,
  type ThreadDecision,
  type ThreadDetail,
  threadReplyInput,
  type UploadedFile,
} from '@ipw/domain';
import { dropDraft, MultiUpload, toast } from '@ipw/ui';
import { useState } from 'react';
import { idsOf } from '../../app/ids-of';
import { useIpId } from '../../app/member';
import { UploadScope } from '../../app/UploadScope';
import { picturesIn } from '../../form/proven';
import { SchemaForm } from '../../form/SchemaForm';
import { Segments } from '../../form/Segments';
import { useT } from '../../i18n/catalogue';
import type { DraftPin } from '../../thread/pins';
import { PinField } from '../../thread/PinField';
import { replyToRound } from './cooperation.calls';

type Reply = Input<typeof cooperationApi.threadReply>;
const ACTIONS: Readonly<Record<ThreadDecision, ThreadAction>> = {
  approved: 'approve',
  continue_providing: 'continue_providing',
};
const pinsOf = (pins: unknown) =>
  ((pins ?? []) as DraftPin[]).map(({ page, w, h, ...pin }) => ({
    ...pin,
    ...(page !== null && { page }),
    ...(w !== null && { w, h }),
  }));

/** The holder's answer to the newest round. What is typed and pinned is kept in this browser until it is sent. */
export function ReplyCard({ thread }: { thread: ThreadDetail<ThreadAction> }) {
  const t = useT();
  const ip_id = useIpId();
  const round = thread.list.at(-1)!;
  const decisions = THREAD_DECISIONS.filter((one) => thread.actions.includes(ACTIONS[one]));
  const [chosen, setChosen] = useState<ThreadDecision>();
  const decision = chosen ?? decisions.at(-1)!;
  // Beside the confirmation of a final draft it is the other way to answer.
  const instead = thread.actions.includes('confirm');
  const draft = `thread.reply.${round.round_id}`;
  return (
    <section className="ui-card deal-part" aria-labelledby="thread-reply">
      <h2 id="thread-reply">{t(instead ? 'thread.instead' : 'thread.reply')}</h2>
      {instead && <p>{t('thread.instead_text')}</p>}
      {decisions.length > 1 && (
        <Segments
          label={t('thread.decision')}
          name="decision"
          options={decisions.map((value) => ({ value, label: t(`thread.reply.${value}`) }))}
          value={decision}
          onChange={setChosen}
        />
      )}
      <UploadScope>
        <SchemaForm<Reply>
          schema={threadReplyInput}
          fields={[
            {
              name: 'feedback',
              label: t('thread.reply.feedback'),
              kind: 'textarea',
              optional: decision === 'approved',
              hint: t(
                decision === 'approved' ? 'thread.reply.feedback_hint' : 'thread.reply.feedback_needed',
              ),
            },
            {
              name: 'marks',
              label: t('thread.reply.marks'),
              optional: true,
              render: (control) => <PinField control={control} round={round} />,
            },
            {
              name: 'images',
              label: t('thread.reply.images'),
              optional: true,
              render: ({ id, value, error, set, onBusy }) => (
                <MultiUpload
                  id={id}
                  usage="feedback_image"
                  label={t('thread.reply.images')}
                  note={t('ui.optional')}
                  help={t('thread.reply.images_help')}
                  error={error}
                  value={(value ?? []) as UploadedFile[]}
                  onChange={set}
                  onBusy={onBusy}
                />
              ),
            },
          ]}
          draft={draft}
          draftLasts
          toInput={({ feedback, marks, images }) => ({
            ip_id,
            round_id: round.round_id,
            version: thread.version,
            decision,
            feedback,
            images: idsOf(picturesIn(images)),
            marks: pinsOf(marks),
          })}
          onSubmit={async (input, attempt) => {
            await replyToRound(input, attempt);
            dropDraft(draft);
            toast('good', t('thread.reply.sent'));
          }}
          submitLabel={t(instead ? 'thread.instead_send' : 'thread.reply.send')}
        />
      </UploadScope>
    </section>
  );
}
