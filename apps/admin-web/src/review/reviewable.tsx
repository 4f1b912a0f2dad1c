import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { Due } from '../components/Due';
import { Failed } from '../components/Placeholder';
import { Picture } from '../components/Picture';
import { StateBadge } from '../components/StateBadge';
import { useKeys } from '../components/use-keys';
import type { Unnamed } from '../fields/field';
import { PageHead } from '../components/PageHead';
import { PageSkeleton } from '../components/PageSkeleton';
import { Facts } from '../pages/Facts';
import { path } from '../components/path';
import type { PagesOf } from '../pages/resource';
import { useWhole } from '../pages/use-whole';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import type { FilterOf, RecordOf, ResourceName, RowOf } from '../http/call-api';
import type { Refusal } from '../http/refusal';
import { Conflict } from './decision/Conflict';
import { EvidenceViewer } from './evidence/EvidenceViewer';
import { History } from '../history/History';
import { KeyHelp } from './keys/KeyHelp';
import { Lookalikes } from './lookalikes/Lookalikes';
import { Queue } from './queue/Queue';
import type { ReviewModel, ReviewRow } from './model/review-model';
import { keysOf, ReviewActions } from './decision/ReviewActions';
import { Rivals } from './decision/Rivals';
import { useNext } from './use-next';
import './review.css';

/** Loads the record to decide; another record remounts the page. */
function ReviewPage<R extends ReviewRow, D extends R>({ model }: { model: ReviewModel<R, D> }) {
  const { id, data, error, refetch } = useWhole<D>(model.name);
  if (!data) return error ? <Failed error={error} retry={() => void refetch()} /> : <PageSkeleton />;
  return <Review key={id} model={model} record={data} />;
}

/** Evidence on one side, facts on the other, with the decision always visible. */
function Review<R extends ReviewRow, D extends R>({
  model,
  record,
}: {
  model: ReviewModel<R, D>;
  record: D;
}) {
  const t = useT();
  const { moment } = useFormats();
  const notify = useNotify();
  const navigate = useNavigate();
  const [help, setHelp] = useState(false);
  const [conflict, setConflict] = useState<Refusal>();
  const { next, find } = useNext(model, record.id);
  const title = model.title(record);
  const evidence = model.evidence?.(record);
  const go = (to: string | undefined) =>
    void navigate(to ? path.show(model.name, to) : path.list(model.name));
  const goNext = () => void find().then(go);
  useKeys({ n: goNext, '?': () => setHelp(true) });

  const decided = async (action: string) => {
    const to = await find();
    notify(to ? 'review.done' : 'review.done_last', {
      type: 'success',
      messageArgs: { name: title, action: t(keyOf('action', model.machine.name, action)) },
    });
    go(to);
  };

  const statusLabels = model.statusLabels?.(record) ?? model.machine;
  return (
    <>
      <PageHead
        title={title}
        back={{ to: path.list(model.name), label: t(keyOf('menu', model.name)) }}
        before={model.picture && <Picture src={model.picture(record)} name={title} size="large" />}
        lead={
          <>
            <StateBadge statusLabels={statusLabels} state={record.state} />
            {record.due_at && <Due at={record.due_at} />}
            <span>
              {record.assignee_name && record.assigned_at
                ? t('review.held', { name: record.assignee_name, when: moment(record.assigned_at) })
                : t('review.free')}
            </span>
          </>
        }
      >
        <button type="button" className="button quiet keys-button" onClick={() => setHelp(true)}>
          <kbd>?</kbd> {t('keys')}
        </button>
        {next && (
          <button type="button" className="button" onClick={goNext}>
            {t('review.next')} <kbd>n</kbd>
          </button>
        )}
      </PageHead>
      {conflict && (
        <Conflict model={model} record={record} refusal={conflict} onSeen={() => setConflict(undefined)} />
      )}
      <div className="review">
        <div className="review-main">
          {evidence && (evidence.some(({ files }) => files.length > 0) || !model.compare) && (
            <EvidenceViewer evidence={evidence} marks={model.marks?.(record) ?? []} />
          )}
          {model.compare?.(record)}
          {!evidence && <Facts model={model} record={record} />}
        </div>
        <div className="review-side">
          <ReviewActions
            model={model}
            record={record}
            blocked={!!conflict}
            onDecided={(action) => void decided(action)}
            onConflict={setConflict}
          />
          {model.warning?.(record)}
          <Lookalikes record={record} />
          {model.rivals && <Rivals model={model} rivals={model.rivals(record)} />}
          {evidence && <Facts model={model} record={record} />}
          <History resource={model.name} id={record.id} machine={model.machine} statusLabels={statusLabels} />
        </div>
      </div>
      {help && (
        <KeyHelp
          scene="review"
          keys={Object.keys(keysOf(model, record.actions))}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  );
}

/** The pages of a reviewed resource from its model: the queue with state tabs, and the page of a decision. */
export const reviewable =
  <N extends ResourceName>(declared: Unnamed<ReviewModel<RowOf<N>, RecordOf<N>, N, FilterOf<N>>>): PagesOf =>
  (resource) => {
    const model = { ...declared, ...resource } as unknown as ReviewModel<ReviewRow>;
    return { list: () => <Queue model={model} />, show: () => <ReviewPage model={model} /> };
  };
