import type { BuyerSheet } from '@ipw/domain';
import { ask, Button, newKey } from '@ipw/ui';
import { useState } from 'react';
import { useT } from '../../i18n/catalogue';
import { calls } from './calls';
import type { SheetLink } from './cooperate.calls';

interface Props {
  sheet: BuyerSheet;
  link: SheetLink;
  onMoved: (sheet: BuyerSheet) => void;
  onProve: () => void;
  onStale: () => void;
}

/** What the buyer may do now; a browser that has not proven the phone does that first. */
export function SheetActs({ sheet, link, onMoved, onProve, onStale }: Props) {
  const t = useT();
  const [busy, setBusy] = useState<string>();
  const act = async (action: 'confirm' | 'abandon') => {
    if (!sheet.proven) return onProve();
    const sure = await ask({
      title: t(`cooperate.${action}`),
      text: t(`cooperate.${action}_ask`),
      confirm: t(`cooperate.${action}`),
    });
    if (!sure) return;
    setBusy(action);
    const input = { ...link, version: sheet.version };
    await (await calls()).moveSheet(action, input, { idempotency_key: newKey() }).then(onMoved, onStale);
    setBusy(undefined);
  };
  const may = (action: 'confirm' | 'abandon') => sheet.actions.includes(action);
  if (!may('confirm') && !may('abandon')) return null;
  return (
    <div className="ui-row">
      {may('confirm') ? (
        <Button look="primary" busy={busy === 'confirm'} onClick={() => void act('confirm')}>
          {t('cooperate.confirm')}
        </Button>
      ) : null}
      {may('abandon') ? (
        <Button look="quiet" busy={busy === 'abandon'} onClick={() => void act('abandon')}>
          {t('cooperate.abandon')}
        </Button>
      ) : null}
    </div>
  );
}
