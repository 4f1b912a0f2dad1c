import { claimPage, claimApi, type ClaimRow } from '@ipw/domain';
import { ask, Button, toast, type ButtonLook } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api';
import { translate, useT, type Key } from '../../i18n/catalogue';
import { claimsChanged, forgetClaim } from './claim.calls';

type ClaimAct = ClaimRow['actions'][number];

interface Act {
  look: ButtonLook;
  run: (claim: ClaimRow, navigate: (to: string) => void) => Promise<void> | void;
}

async function withdraw({ claim_id, ip_name }: ClaimRow): Promise<void> {
  const yes = await ask({
    title: translate('claim.withdraw.title', { name: ip_name }),
    text: translate('claim.withdraw.text'),
    confirm: translate('action.claim.withdraw'),
    danger: true,
  });
  if (!yes) return;
  await api(claimApi.withdraw, { claim_id });
  toast('good', translate('claim.withdraw.done'));
  await claimsChanged();
}

async function remove(claim: ClaimRow): Promise<void> {
  const yes = await ask({
    title: translate('claim.delete.title', { name: claim.ip_name || translate('claim.unnamed') }),
    text: translate('claim.delete.text'),
    confirm: translate('claim.act.delete.new'),
    danger: true,
  });
  if (!yes) return;
  await api(claimApi.delete, { claim_id: claim.claim_id });
  forgetClaim(claim);
  toast('good', translate('ui.deleted'));
  await claimsChanged();
}

/** The claimant's handling of each action the server offers. */
const ACTS: Partial<Record<ClaimAct, Act>> = {
  submit: {
    look: 'primary',
    run: (claim, navigate) => navigate(claimPage(claim)),
  },
  withdraw: { look: 'quiet', run: withdraw },
  delete: { look: 'quiet', run: remove },
};

/** The label depends on the state: a draft continues, a failed claim is claimed again. */
const label = (action: ClaimAct, { state }: ClaimRow): Key => `claim.act.${action}.${state}` as Key;

export function ClaimActions({ claim, small }: { claim: ClaimRow; small?: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<ClaimAct | null>(null);
  const run = async (action: ClaimAct, act: Act) => {
    setBusy(action);
    try {
      await act.run(claim, (to) => void navigate(to));
    } finally {
      setBusy(null);
    }
  };
  return claim.actions.map((action) => {
    const act = ACTS[action];
    return act ? (
      <Button
        key={action}
        look={act.look}
        small={small ?? false}
        busy={busy === action}
        onClick={() => void run(action, act)}
      >
        {t(label(action, claim))}
      </Button>
    ) : null;
  });
}
