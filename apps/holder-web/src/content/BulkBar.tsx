import { ask, Button, toast } from '@ipw/ui';
import { useState } from 'react';
import { useIpId } from '../app/member';
import { translate, useT } from '../i18n/catalogue';
import { contentCall, contentChanged } from './content.calls';
import { actionWord } from './kind-words';
import type { Acted, BulkAct, ListedKind } from './listed-kind';

const submit: BulkAct = {
  run: (ip_id, { name, id, version }) => contentCall(name, 'submit', id, { ip_id, version }),
};
const remove: BulkAct = {
  danger: true,
  run: (ip_id, { name, id, version }) => contentCall(name, 'delete', id, { ip_id, version }),
};

/** Acts on several items, one after the other; what was refused stays chosen, with the server's reason. */
async function runAll(ip_id: string, items: readonly Acted[], { run }: BulkAct): Promise<string[]> {
  const left: string[] = [];
  for (const item of items)
    await run(ip_id, item).catch(() => {
      left.push(item.id);
    });
  return left;
}

interface Props {
  of: ListedKind;
  items: readonly Acted[];
  /** The items that stay chosen. */
  onDone: (left: string[]) => void;
}

/** The actions that at least one of the chosen items offers; each acts on those that offer it. */
export function BulkBar({ of, items, onDone }: Props) {
  const t = useT();
  const ipId = useIpId();
  const [busy, setBusy] = useState<string>();
  const acts: Record<string, BulkAct> = { submit, ...of.bulk, delete: remove };
  const run = async (action: string, act: BulkAct) => {
    const concerned = items.filter(({ actions }) => actions.includes(action));
    const what = actionWord(of.name, action);
    const yes = await ask({
      title: translate('content.bulk.title', { action: what, count: concerned.length }),
      text: translate('content.bulk.text', { names: concerned.map(({ title }) => title).join(', ') }),
      confirm: what,
      danger: act.danger ?? false,
    });
    if (!yes) return;
    setBusy(action);
    try {
      const left = await runAll(ipId, concerned, act);
      const done = concerned.length - left.length;
      if (done > 0) toast('good', translate('content.bulk.done', { count: done }));
      onDone(left);
    } finally {
      setBusy(undefined);
      await contentChanged();
    }
  };
  return (
    <div className="content-bulk" role="group" aria-label={t('content.bulk')}>
      <strong aria-live="polite">{t('content.chosen', { count: items.length })}</strong>
      {Object.entries(acts)
        .filter(([action]) => items.some(({ actions }) => actions.includes(action)))
        .map(([action, act]) => (
          <Button
            key={action}
            small
            look={act.danger ? 'quiet' : 'secondary'}
            busy={busy === action}
            onClick={() => void run(action, act).catch(() => undefined)}
          >
            {actionWord(of.name, action)}
          </Button>
        ))}
    </div>
  );
}
