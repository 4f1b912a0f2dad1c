import { claimPage, isName, normalise } from '@ipw/domain';
import { Button, TextField } from '@ipw/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../../app/api';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n/catalogue';
import { startClaim } from '../claim.calls';
import { ClaimRefused, refusalOf, type Refusal } from '../ClaimRefused';
import '../claim-choose.css';
import { FoundIps } from '../FoundIps';
import { useFound } from '../use-found';

/** The IP of the contract: an existing one, or the name of a new one. */
export function ChooseContractIp({ name: first }: { name: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState(first);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ refusal: Refusal; ipId: string } | null>(null);
  const name = normalise(keyword);
  const found = useFound(name);

  const start = async (ip: { ip_id: string } | { ip_name: string }) => {
    setBusy(true);
    try {
      void navigate(claimPage(await startClaim('offline', ip)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refusal = refusalOf(error);
      if (refusal) setRefused({ refusal, ipId: 'ip_id' in ip ? ip.ip_id : '' });
    } finally {
      setBusy(false);
    }
  };

  if (refused) return <ClaimRefused {...refused} />;
  return (
    <section className="claim-choose">
      <div className="ui-card ui-stack">
        <div>
          <h2>{t('claim.offline.which')}</h2>
          <p className="ui-soft">{t('claim.offline.which_text')}</p>
        </div>
        <TextField
          type="search"
          label={t('claim.choose.label')}
          placeholder={t('claim.choose.placeholder')}
          hint={name && !isName(name) ? t('claim.field.ip_name.hint') : undefined}
          value={keyword}
          onChange={setKeyword}
          autoComplete="off"
          enterKeyHint="search"
        />
        <FoundIps found={found} artists onPick={(ip) => void start({ ip_id: ip.ip_id })} />
        {isName(name) && (
          <div className="claim-choose-new">
            <p>{t('claim.choose.not_there')}</p>
            <Button
              look={found.none ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => void start({ ip_name: name })}
            >
              {t('claim.offline.use_name', { name })}
            </Button>
          </div>
        )}
      </div>
      <p>
        <Link to={paths.claimStep1}>{t('claim.offline.no_contract')}</Link>
      </p>
    </section>
  );
}
