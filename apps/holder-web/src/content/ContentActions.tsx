import { Button } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIpId } from '../app/member';
import { isElsewhere } from '../app/use-still-here';
import { useT } from '../i18n/catalogue';
import { actsOn, editPath, listPath } from './content-acts';
import { contentChanged } from './content.calls';
import { actionWord } from './kind-words';
import type { Acted, ListedKind } from './listed-kind';

interface Props {
  of: ListedKind;
  item: Acted;
  /** Actions the surrounding page offers itself. */
  except?: readonly string[];
  small?: boolean;
  /** Saves the form on this page; returns the resulting version. */
  seen?: () => Promise<number | undefined>;
  /** Called before another page opens, because the form's values are no longer needed. */
  onLeave?: () => void;
}

/** A button for every action the server offers. */
export function ContentActions({ of, item, except = [], small = false, seen, onLeave }: Props) {
  useT();
  const ipId = useIpId();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const acts = actsOn(of, item);
  const run = async (action: string) => {
    setBusy(action);
    let leaving = false;
    try {
      const version = (await seen?.()) ?? item.version;
      const next = await acts[action]!.run(ipId, { ...item, version });
      if (next) {
        const to =
          next === 'list'
            ? listPath(of, ipId)
            : editPath(of, ipId, next === 'edit' ? item : { ...next, isLive: false });
        onLeave?.();
        leaving = isElsewhere(to);
        void navigate(to);
      }
    } finally {
      // The item may have changed meanwhile: reload it. A deleted one is not reloaded.
      await contentChanged({ leaving });
      setBusy(null);
    }
  };
  return Object.entries(acts)
    .filter(([action]) => item.actions.includes(action) && !except.includes(action))
    .map(([action, { look, label }]) => (
      <Button
        key={action}
        look={look}
        small={small}
        busy={busy === action}
        onClick={() => void run(action).catch(() => undefined)}
      >
        {label?.(item) ?? actionWord(item.name, action)}
      </Button>
    ));
}
