import { normalise, type OperatedIp } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { Button, Dialog, TextField, toast } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IpPicture } from '../../app/IpPicture';
import { useMemberInfo } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { switchIp } from '../../app/switch-ip';
import { useT } from '../../i18n/catalogue';

/** Number of IPs from which a search field is shown. */
const MANY = 6;

interface Props {
  current: string;
  onClose: () => void;
}

/** All IPs the member operates; choosing one makes it the current one. */
export function IpSwitcher({ current, onClose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { ips } = useMemberInfo();
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const wanted = normalise(word).toLowerCase();
  const shown = ips.filter((ip) => ip.ip_name.toLowerCase().includes(wanted));
  const choose = async ({ ip_id, ip_name }: OperatedIp) => {
    setBusy(ip_id);
    try {
      await switchIp(ip_id);
      toast('good', t('workbench.switched', { name: ip_name }));
      onClose();
      void navigate(withQuery(paths.dashboardHome, { id: ip_id }));
    } catch {
      setBusy(null);
    }
  };
  return (
    <Dialog title={t('workbench.switch.title')} onClose={onClose}>
      {ips.length >= MANY && (
        <TextField
          type="search"
          label={t('workbench.switch.search')}
          value={word}
          onChange={setWord}
          autoComplete="off"
        />
      )}
      <ul className="wb-switch">
        {shown.map((ip) => (
          <li key={ip.ip_id}>
            <IpPicture src={ip.ip_image} name={ip.ip_name} size={48} />
            <span className="wb-switch-name">
              <strong>{ip.ip_name}</strong>
              <span className="ui-soft">
                {ip.match_relation === null
                  ? t('workbench.switch.waiting')
                  : t(`relation.${ip.match_relation}` as SharedKey)}
              </span>
            </span>
            {ip.ip_id === current ? (
              <span className="ui-soft">{t('workbench.switch.current')}</span>
            ) : (
              <Button small busy={busy === ip.ip_id} onClick={() => void choose(ip)}>
                {t('workbench.switch.do')}
              </Button>
            )}
          </li>
        ))}
        {shown.length === 0 && <li className="ui-soft">{t('workbench.switch.none')}</li>}
      </ul>
    </Dialog>
  );
}
