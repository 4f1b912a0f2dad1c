import { Button } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isElsewhere } from '../../app/use-still-here';
import { useT } from '../../i18n/catalogue';
import { STORY_ACTS, type Acted } from './story-acts';
import { storiesChanged, useIpId } from './story.calls';

interface Props {
  item: Acted;
  /** Actions the page around offers in its own way. */
  except?: readonly string[];
  small?: boolean;
  /** Saves what is typed on this page; answers the version there is then. */
  seen?: () => Promise<number | undefined>;
  /** Before another page is opened: what is typed here is of no use any more. */
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
      // It may have moved meanwhile: show where it stands now. What was deleted is not asked for again.
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
