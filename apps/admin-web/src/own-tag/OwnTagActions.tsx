import type { OwnTag, OwnTagAction } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { None } from '../components/None';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { MergeDialog } from '../components/MergeDialog';
import { PromoteDialog } from './PromoteDialog';
import { type TagAct, useTagAct } from './use-tag-act';

/** Actions on a tag, each with a dialog. */
export function OwnTagActions({ tag }: { tag: OwnTag }) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState<OwnTagAction | null>(null);
  const act = useTagAct(tag);
  const close = () => setAsking(null);
  const run = (taken: TagAct) =>
    act.mutate(taken, {
      onSuccess: () => {
        close();
        notify(keyOf('own_tag.done', taken.action), { type: 'success' });
      },
    });
  const shared = { busy: act.isPending, error: act.error, onClose: close };
  if (tag.actions.length === 0) return <None />;
  return (
    <div className="row-acts">
      {tag.actions.map((action) => (
        <button
          key={action}
          type="button"
          className="button small"
          onClick={() => {
            act.reset();
            setAsking(action);
          }}
        >
          {t(keyOf('own_tag', action))}
        </button>
      ))}
      {asking === 'merge' && (
        <MergeDialog
          {...shared}
          name={tag.tag}
          uses={tag.uses}
          kind="kernel"
          onMerge={(into) => run({ action: 'merge', body: { into } })}
        />
      )}
      {asking === 'promote' && (
        <PromoteDialog
          {...shared}
          tag={tag}
          onPromote={(names) => run({ action: 'promote', body: { names } })}
        />
      )}
    </div>
  );
}
