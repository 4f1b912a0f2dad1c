import { Button } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isElsewhere } from '../../app/use-still-here';
import { useT } from '../../i18n/catalogue';
import { STORY_ACTS, type Acted } from './story-acts';
import { storiesChanged, useIpId } from './story.calls';

interface Props {
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
export function StoryActions({ item, except = [], small = false, seen, onLeave }: Props) {
  const t = useT();
  const ipId = useIpId();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (action: string) => {
    setBusy(action);
    let leaving = false;
    try {
      const version = (await seen?.()) ?? item.version;
      const to = await STORY_ACTS[action]!.run(ipId, { ...item, version });
      if (to) {
        onLeave?.();
        leaving = isElsewhere(to);
        void navigate(to);
      }
    } finally {
      // The item may have changed meanwhile: reload it. A deleted one is not reloaded.
      await storiesChanged({ leaving });
      setBusy(null);
    }
  };
  return Object.entries(STORY_ACTS)
    .filter(([action]) => item.actions.includes(action) && !except.includes(action))
    .map(([action, { look, label }]) => (
      <Button
        key={action}
        look={look}
        small={small}
        busy={busy === action}
        onClick={() => void run(action).catch(() => undefined)}
      >
        {t(label(item))}
      </Button>
    ));
}
