import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { StateBadge } from '../../components/StateBadge';
import type { Refusal } from '../../http/refusal';
import { useFormats } from '../../i18n/format';
import { useT } from '../../i18n/locale';
import { lastOf } from '../../history/history-order';
import type { ReviewModel, ReviewRow } from '../model/review-model';
import { recordOf, historyOf } from '../../http/resource-calls';

interface Props<R extends ReviewRow, D extends R> {
  model: ReviewModel<R, D>;
  /** The record as the page shows it. */
  record: D;
  refusal: Refusal;
  onSeen: () => void;
}

/** Another staff member was faster, with a decision or a smaller change: shows who, and the current state. The page reloads only on request. */
export function Conflict<R extends ReviewRow, D extends R>({ model, record, refusal, onSeen }: Props<R, D>) {
  const t = useT();
  const { id } = record;
  const { moment } = useFormats();
  const cache = useQueryClient();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  const { data } = useQuery({
    queryKey: ['conflict', model.name, id, refusal],
    queryFn: async () => {
      const [now, history] = await Promise.all([recordOf(model.name, id), historyOf(model.name, id)]);
      return { state: now.state, last: lastOf(history) };
    },
  });
  const by =
    data?.last?.actor_name ?? (typeof refusal.body.data['by'] === 'string' ? refusal.body.data['by'] : null);
  const state =
    data?.state ?? (typeof refusal.body.data['state'] === 'string' ? refusal.body.data['state'] : null);
  const show = () => {
    onSeen();
    void cache.invalidateQueries({ queryKey: [model.name] });
  };
  return (
    <div ref={banner} className="conflict" role="alert" tabIndex={-1}>
      <div>
        <h2>{t(state === record.state ? 'conflict.changed' : 'conflict.title')}</h2>
        <p>
          {by && (
            <strong>{data?.last ? t('conflict.by', { name: by, when: moment(data.last.at) }) : by}</strong>
          )}
          {state && <StateBadge statusLabels={model.machine} state={state} />}
        </p>
        <p className="soft">{t('conflict.nothing')}</p>
      </div>
      <button type="button" className="button" onClick={show}>
        {t('conflict.show')}
      </button>
    </div>
  );
}
