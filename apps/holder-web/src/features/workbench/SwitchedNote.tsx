import { Button, CloseIcon } from '@ipw/ui';
import { switchedByAddress } from '../../app/switch-ip';
import { useT } from '../../i18n/catalogue';
import { useSwitched } from './use-switched';

/** Says that a link changed the current IP, and offers to switch back. */
export function SwitchedNote({ ipId, name }: { ipId: string; name: string | undefined }) {
  const t = useT();
  const from = useSwitched(ipId);
  if (!from.name || !name) return null;
  return (
    <div className="wb-switched" role="status">
      <p>{t('workbench.switched_by_link', { name, before: from.name })}</p>
      <Button small onClick={() => void from.back()}>
        {t('workbench.switch_back', { name: from.name })}
      </Button>
      <button
        type="button"
        className="wb-switched-close"
        aria-label={t('ui.close')}
        onClick={() => switchedByAddress.set(null)}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  );
}
