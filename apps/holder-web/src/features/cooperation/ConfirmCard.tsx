import { PIN_OPEN, type ThreadAction, type ThreadDetail } from '@ipw/domain';
import { ask, Button, CheckField, newKey, toast } from '@ipw/ui';
import { useId, useState } from 'react';
import { useIpId } from '../../app/member';
import { useT } from '../../i18n/catalogue';
import { FinalFiles } from '../../thread/ThreadView';
import { confirmFinal } from './cooperation.calls';

/** The second confirmation of a final draft: the files with their hashes, a tick, and a question that says it is for good. */
export function ConfirmCard({ thread }: { thread: ThreadDetail<ThreadAction> }) {
  const t = useT();
  const ip_id = useIpId();
  const id = useId();
  const [checked, setChecked] = useState(false);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const round = thread.list.at(-1)!;
  const open = thread.list.flatMap(({ pins }) => pins.filter(({ state }) => state === PIN_OPEN)).length;
  const confirm = async () => {
    if (!checked) return setMissing(true);
    const sure = await ask({
      title: t('thread.confirm_ask'),
      text: t(open > 0 ? 'thread.confirm_ask_open' : 'thread.confirm_ask_text', {
        product: thread.product_name,
        count: open,
      }),
      confirm: t('thread.confirm_do'),
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    // Two files of a round may have the same bytes.
    const hashes = [...new Set(round.images.map(({ sha256 }) => sha256))];
    const input = { ip_id, round_id: round.round_id, version: thread.version, hashes, agree: true };
    await confirmFinal(input, { idempotency_key: newKey() }).then(
      () => toast('good', t('thread.confirm_done')),
      // The call has said why, and the thread is read again.
      () => undefined,
    );
    setBusy(false);
  };
  return (
    <section className="ui-card deal-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('thread.confirm')}</h2>
      <p>{t('thread.confirm_text')}</p>
      <FinalFiles round={round} />
      <CheckField
        id={id}
        label={t('thread.confirm_agree')}
        checked={checked}
        error={missing && !checked ? t('thread.confirm_missing') : undefined}
        onChange={setChecked}
      />
      <div>
        <Button look="primary" busy={busy} onClick={() => void confirm()}>
          {t('thread.confirm')}
        </Button>
      </div>
    </section>
  );
}
