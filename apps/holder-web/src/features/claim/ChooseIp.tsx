import { isName, normalise, type IpFound } from '@ipw/domain';
import { Button, dropDraft, keepDraft, readDraft, Skeleton, TextField } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { newIpDraft } from '../../app/kept-alive';
import { useT } from '../../i18n/catalogue';
import './claim-choose.css';
import { FoundIps } from './FoundIps';
import { IdentityFirst } from './IdentityFirst';
import { NEW_IP_HEADING, NewIpForm } from './NewIpForm';
import { OtherWays } from './OtherWays';
import { useSyncedChoice } from './synced-choice';
import { useFound } from './use-found';

/**
 * Step 1: search the IP by name, choose it, or describe a new one. `draft`: the key under which the state survives leaving
 * the page or a reload; it is on the server too.
 */
export function ChooseIp({ draft }: { draft: string }) {
  const round = useSyncedChoice(draft);
  return round === null ? <Skeleton lines={3} height={96} /> : <Choice key={round} draft={draft} />;
}

function Choice({ draft }: { draft: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState(() => String(readDraft(draft)?.keyword ?? ''));
  const [creating, setCreating] = useState(() => readDraft(draft)?.creating === true);
  const keep = (next: { keyword?: string; creating?: boolean }) => {
    const all = { keyword, creating, ...next };
    setKeyword(all.keyword);
    setCreating(all.creating);
    keepDraft(draft, all, { lasts: true });
  };
  const goOn = (ipId: string, kind: IpFound['kind'] = 'normal') =>
    void navigate(
      kind === 'artist'
        ? withQuery(paths.artistStep1, { ip: ipId })
        : withQuery(paths.claimStep2, { id: ipId }),
    );
  const name = normalise(keyword);
  const found = useFound(name);
  const create = () => {
    keep({ creating: true });
    requestAnimationFrame(() => document.getElementById(NEW_IP_HEADING)?.focus());
  };
  return (
    <section className="claim-choose">
      <IdentityFirst />
      <div className="ui-card ui-stack">
        <div>
          <h2>{t('claim.choose.title')}</h2>
          <p className="ui-soft">{t('claim.choose.text')}</p>
        </div>
        <TextField
          type="search"
          label={t('claim.choose.label')}
          placeholder={t('claim.choose.placeholder')}
          value={keyword}
          onChange={(value) => keep({ keyword: value })}
          autoComplete="off"
          enterKeyHint="search"
        />
        <FoundIps found={found} onPick={({ ip_id, kind }) => goOn(ip_id, kind)} />
        {!creating && (
          <div className="claim-choose-new">
            <p>{t('claim.choose.not_there')}</p>
            <Button look={found.none ? 'primary' : 'secondary'} onClick={create}>
              {t('claim.choose.create')}
            </Button>
          </div>
        )}
      </div>
      {creating && (
        <NewIpForm
          draft={newIpDraft(draft)}
          name={isName(name) ? name : ''}
          onCancel={() => keep({ creating: false })}
          onDone={(ipId, ipName) => {
            dropDraft(draft);
            setKeyword(ipName);
            setCreating(false);
            goOn(ipId);
          }}
        />
      )}
      <OtherWays name={isName(name) ? name : ''} />
    </section>
  );
}
