import { CopyButton } from '../components/CopyButton';
import { Dialog } from '../components/Dialog';
import { useT } from '../i18n/locale';
import '../session/recovery.css';
import './first-secret.css';

interface Props {
  person: { name: string; username: string };
  password: string;
  onClose: () => void;
}

/** A first password, shown once, to be handed over in person. */
export function FirstSecret({ person, password, onClose }: Props) {
  const t = useT();
  return (
    <Dialog title={t('staff.first.title', { name: person.name })}>
      <p className="soft">{t('staff.first.text')}</p>
      <dl className="first-secret">
        <dt>{t('gate.username')}</dt>
        <dd>
          <code>{person.username}</code>
        </dd>
        <dt>{t('staff.first.password')}</dt>
        <dd>
          <code>{password}</code>
          <CopyButton text={password} />
        </dd>
      </dl>
      <div className="dialog-bar">
        <button type="button" className="button primary" onClick={onClose}>
          {t('staff.first.kept')}
        </button>
      </div>
    </Dialog>
  );
}
