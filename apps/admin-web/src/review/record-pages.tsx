import type { Machine } from '@ipw/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Model, ModelOf, StatefulRow } from '../fields/field';
import type { PagesOf } from '../pages/resource';
import { pagesOf } from '../pages/pages-of';
import type { ShowExtras } from '../pages/ShowPage';
import type { RecordOf, ResourceName } from '../http/call-api';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import type { Asks } from '../pages/ask';
import { FieldsDialog, type Typed } from './inputs/FieldsDialog';
import { actionStyle } from './decision/ReviewActions';
import { Stakes } from './decision/Stakes';
import { isConflict } from '../http/refusal';
import { useAct } from '../http/resource-calls';
import { useDrafts } from './inputs/use-drafts';

interface WithAsks {
  asks: Asks;
  /** Actions that the record's page takes by forms of its own. */
  formed?: readonly string[];
}

type RecordModel<R extends StatefulRow, D extends R> = Model<R, D> & WithAsks & { machine: Machine };

/** The pages of a record outside review queues, with the actions the server offers. */
export const recordPages =
  <N extends ResourceName>(
    declared: ModelOf<N> & WithAsks,
    { more, below }: Pick<ShowExtras<RecordOf<N>>, 'more' | 'below'> = {},
  ): PagesOf =>
  (resource) => {
    const model = { ...declared, ...resource } as unknown as RecordModel<StatefulRow, StatefulRow>;
    return pagesOf<N>(declared, {
      show: {
        more: (record) => (
          <>
            {more?.(record)}
            <RecordActions model={model} record={record as unknown as StatefulRow} />
          </>
        ),
        ...(below && { below }),
      },
    })(resource);
  };

/** The action a dialog asks about, and the version at its opening: the record may be read anew behind it. */
interface Asked {
  action: string;
  version: number;
}

interface Props<R extends StatefulRow, D extends R> {
  model: RecordModel<R, D>;
  record: D;
}

/** Its actions, each with a confirmation. */
function RecordActions<R extends StatefulRow, D extends R>({ model, record }: Props<R, D>) {
  const t = useT();
  const notify = useNotify();
  const cache = useQueryClient();
  const act = useAct(model.name, record);
  const [asked, setAsked] = useState<Asked>();
  const drafts = useDrafts<Typed>(model.name);
  const keyOfDraft = (action: string) => `${action} ${record.id}`;
  const label = (action: string) => t(keyOf('action', model.machine.name, action));
  /** A record may offer to be edited, too. */
  const isDecision = (action: string) =>
    Object.hasOwn(model.machine.actions, action) && !model.formed?.includes(action);
  const take = ({ action, version }: Asked, body: Record<string, string>) =>
    act.mutate(
      { action, body: { version, ...body } },
      {
        onSuccess: () => {
          setAsked(undefined);
          drafts.drop(keyOfDraft(action));
          notify('review.taken', { type: 'success', messageArgs: { action: label(action) } });
        },
        onError: (error) => isConflict(error) && cache.invalidateQueries({ queryKey: [model.name] }),
      },
    );
  return (
    <>
      {record.actions.filter(isDecision).map((action) => (
        <button
          key={action}
          type="button"
          className={actionStyle(model.machine, action) === 'refuse' ? 'button danger' : 'button'}
          onClick={() => {
            act.reset();
            setAsked({ action, version: record.version });
          }}
        >
          {label(action)}
        </button>
      ))}
      {asked && (
        <FieldsDialog
          title={t('review.ask', { action: label(asked.action), name: model.title(record) })}
          confirm={label(asked.action)}
          asks={model.asks[asked.action] ?? []}
          {...drafts.of(keyOfDraft(asked.action))}
          busy={act.isPending}
          error={act.error}
          onConfirm={(body) => take(asked, body)}
          onClose={() => setAsked(undefined)}
        >
          <Stakes<R, D> model={model} rows={[record]} ends={false} />
        </FieldsDialog>
      )}
    </>
  );
}
