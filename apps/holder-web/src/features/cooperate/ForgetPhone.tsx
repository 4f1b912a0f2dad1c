import { Button, toast } from '@ipw/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';

interface Props {
  /** Instead of leaving for the page that asks for a phone. */
  onForgotten?: () => void;
}

/** Ends the proof of a phone in this browser, which may be shared. */
export function ForgetPhone({ onForgotten }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const leave = onForgotten ?? (() => void navigate(paths.cooperateDetail, { replace: true }));
  const forget = async () => {
    await (await import('./room.calls')).forgetPhone();
    toast('good', t('cooperate.forgotten'));
    leave();
  };
  return (
    <div>
      <Button look="quiet" onClick={() => void forget().catch(() => undefined)}>
        {t('cooperate.forget')}
      </Button>
    </div>
  );
}
