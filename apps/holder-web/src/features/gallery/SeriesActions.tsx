import { Button } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/catalogue';
import { galleryChanged, useIpId } from './gallery.calls';
import { SERIES_ACTS, type Acted } from './series-acts';

interface Props {
  series: Acted;
  /** Actions the page around offers in its own way. */
  except?: readonly string[];
  small?: boolean;
}

/** A button for every action the server offers. */
export function SeriesActions({ series, except = [], small = false }: Props) {
  const t = useT();
  const ipId = useIpId();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (action: string) => {
    setBusy(action);
    try {
      const to = await SERIES_ACTS[action]!.run(ipId, series);
      if (to) void navigate(to);
    } finally {
      // It may have moved meanwhile: show where it stands now.
      await galleryChanged();
      setBusy(null);
    }
  };
  return Object.entries(SERIES_ACTS)
    .filter(([action]) => series.actions.includes(action) && !except.includes(action))
    .map(([action, { look, label }]) => (
      <Button
        key={action}
        look={look}
        small={small}
        busy={busy === action}
        onClick={() => void run(action).catch(() => undefined)}
      >
        {t(label)}
      </Button>
    ));
}
