import { SKIN_EDITABLE, type SkinDetail, type SkinState } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { useT } from '../../i18n/catalogue';
import { useRemoteVersion } from '../../review/use-remote-version';
import { StateTabs } from '../../list/StateTabs';
import { useSkin } from './skin.calls';
import { SkinForm } from './SkinForm';
import { SkinMaterialView } from './SkinMaterialView';
import { SkinProgress } from './SkinProgress';
import './skin.css';

const TABS = ['material', 'review', 'result'] as const;
type Tab = (typeof TABS)[number];
/** The tab that says most in each state. */
const FIRST: Readonly<Record<SkinState, Tab>> = {
  creating: 'material',
  under_review: 'review',
  rejected: 'result',
  pending_listing: 'result',
  listed: 'result',
};

/** Skin goods: provide material, under review, review result. */
export function BilibiliGoodsEditPage() {
  const t = useT();
  const ipId = useIpId();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [own, setOwn] = useState<string>();
  const skinId = query.get('skin_id') ?? '';
  // Goods that were begun on this page: the form is newer than the server's answer.
  const wanted = skinId === own ? '' : skinId;
  const found = useSkin(wanted);
  const { data, error, refetch } = found;
  const remote = useRemoteVersion(found);
  const skin = remote.isOld ? undefined : data;
  const title = skin?.goods_name || t(wanted ? 'skin.unnamed' : 'skin.new');
  useTitle(title);
  const first = skin ? FIRST[skin.state] : 'material';
  const tab = TABS.find((one) => one === query.get('tab')) ?? first;
  const to = (one: Tab) =>
    withQuery(paths.bilibiliGoodsEdit, { id: ipId, skin_id: skinId || undefined, tab: one });
  const begun = (id: string) => {
    setOwn(id);
    void navigate(withQuery(paths.bilibiliGoodsEdit, { id: ipId, skin_id: id }), { replace: true });
  };
  return (
    <UploadScope>
      <header className="skin-head">
        <div>
          <Link to={withQuery(paths.bilibiliGoodsManagement, { id: ipId })}>
            ← {t('workbench.menu.bilibiliGoodsManagement')}
          </Link>
          <h1>{title}</h1>
        </div>
      </header>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {wanted && !skin && !error && <Skeleton lines={4} height={120} />}
      {(skin ?? !wanted) && (
        <StateTabs
          label={t('skin.tabs')}
          current={tab}
          tabs={TABS.map((one) => ({
            state: one,
            label: t(`skin.tab.${one}`),
            count: undefined,
            to: to(one),
          }))}
        />
      )}
      {!wanted && (
        <>
          {/* Kept while another tab is shown, with all that was typed. */}
          <div hidden={tab !== 'material'}>
            <SkinForm key="new" skin={null} onBegun={begun} onReloadRemote={() => setOwn(undefined)} />
          </div>
          {tab !== 'material' && <p className="ui-card skin-progress ui-soft">{t('skin.not_yet')}</p>}
        </>
      )}
      {skin && (
        <Content
          key={`${skin.skin_id} ${skin.state} ${String(remote.round)}`}
          skin={skin}
          tab={tab}
          material={to('material')}
          onReloadRemote={remote.show}
        />
      )}
    </UploadScope>
  );
}

interface ContentProps {
  skin: SkinDetail;
  tab: Tab;
  material: string;
  onReloadRemote: () => void;
}

function Content({ skin, tab, material, onReloadRemote }: ContentProps) {
  return (
    <>
      <div hidden={tab !== 'material'}>
        {SKIN_EDITABLE.includes(skin.state) ? (
          <SkinForm skin={skin} onBegun={() => undefined} onReloadRemote={onReloadRemote} />
        ) : (
          <SkinMaterialView skin={skin} />
        )}
      </div>
      {tab !== 'material' && <SkinProgress skin={skin} part={tab} material={material} />}
    </>
  );
}
