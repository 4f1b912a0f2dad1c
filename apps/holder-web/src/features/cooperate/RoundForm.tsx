import {
  THREAD_KINDS,
  type BrandThread,
  type cooperationApi,
  type Input,
  type ThreadSummary,
  type UploadedFile,
} from '@ipw/domain';
import { ask, dropDraft, MultiUpload, UploadProvider } from '@ipw/ui';
import { SchemaForm } from '../../form/SchemaForm';
import { useVisitorUploads } from '../../form/use-visitor-uploads';
import type { FieldSpec, Schema } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';
import { openThread, type RoomLink, roundSubmitInput, submitRound, threadOpenInput } from './room.calls';

/** What one of the two schemas has let through. */
type Sent = Input<typeof cooperationApi.roundSubmit> | Input<typeof cooperationApi.threadOpen>;

/** The files of a round, as a question names them. */
export const namesOf = (files: readonly Pick<UploadedFile, 'file_name'>[]): string =>
  files.map(({ file_name }) => file_name).join(' · ');

interface Props {
  link: RoomLink;
  /** The thread it continues; without one it begins a new one. */
  thread?: BrandThread;
  /** The sealed thread a new one corrects. */
  corrects?: ThreadSummary | undefined;
  onSent: () => void;
}

/** A round: pictures, a word on them, a sample's tracking number, and whether it is final. Kept in this browser until it is sent. */
export function RoundForm({ link, thread, corrects, onSent }: Props) {
  const t = useT();
  const env = useVisitorUploads();
  const draft = `room.${link.coop_no}.${thread?.thread_id ?? 'new'}`;
  const topic: FieldSpec[] = thread
    ? []
    : [
        {
          name: 'kind',
          label: t('room.new_kind'),
          kind: 'select',
          options: THREAD_KINDS.map((value) => ({ value, label: t(`thread_kind.${value}`) })),
        },
        { name: 'product_name', label: t('room.new_product') },
      ];
  const fields: FieldSpec[] = [
    ...topic,
    {
      name: 'images',
      label: t('room.images'),
      optional: true,
      render: ({ id, value, error, set, onBusy }) => (
        <MultiUpload
          id={id}
          usage="draft_image"
          label={t('room.images')}
          help={t('room.images_help')}
          error={error}
          value={(value ?? []) as UploadedFile[]}
          onChange={set}
          onBusy={onBusy}
        />
      ),
    },
    { name: 'text', label: t('room.text'), kind: 'textarea', optional: true, hint: t('room.text_hint') },
    { name: 'tracking_number', label: t('room.tracking'), optional: true },
    { name: 'final', label: t('room.final'), kind: 'check', optional: true },
  ];
  const toInput = ({ images, kind, ...values }: Record<string, unknown>) => ({
    ...link,
    ...values,
    ...(thread ? { thread_id: thread.thread_id, version: thread.version } : { kind: kind ?? '' }),
    ...(corrects && { corrects_id: corrects.thread_id }),
    images: ((images ?? []) as UploadedFile[]).map(({ image_id }) => image_id),
  });
  return (
    <UploadProvider value={env}>
      <SchemaForm<Sent>
        schema={(thread ? roundSubmitInput : threadOpenInput) as Schema<Sent>}
        fields={fields}
        initial={corrects ? { kind: corrects.kind, product_name: corrects.product_name } : {}}
        draft={draft}
        draftLasts="tab"
        toInput={toInput}
        ask={async ({ final, images }) =>
          final !== true ||
          ask({
            title: t('room.final_ask'),
            text: t('room.final_ask_text', { files: namesOf((images ?? []) as UploadedFile[]) }),
            confirm: t('room.final_do'),
          })
        }
        onSubmit={async (input, attempt) => {
          await ('version' in input ? submitRound(input, attempt) : openThread(input, attempt));
          dropDraft(draft);
          onSent();
        }}
        submitLabel={t('room.send')}
      >
        <p className="ui-soft">{t('room.final_help')}</p>
      </SchemaForm>
    </UploadProvider>
  );
}
