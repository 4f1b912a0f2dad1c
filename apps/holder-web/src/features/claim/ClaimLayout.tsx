import { CLAIM_KINDS, type ClaimKind } from '@ipw/domain';
import { useStore } from '@ipw/ui';
import { Activity } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { Page } from '../../app/Page';
import { paths } from '../../app/paths';
import { CLAIM_CHOICE } from '../../app/kept-alive';
import { freshStart } from '../../app/switch-ip';
import { useT, type Key } from '../../i18n/catalogue';
import { UploadScope } from '../../app/UploadScope';
import './claim.css';
import { ChooseIp } from './ChooseIp';
import { Stepper } from './Stepper';

const STEPS: Readonly<Record<string, 'choose' | 'prove' | 'done'>> = {
  [paths.claimStep1]: 'choose',
  [paths.claimStep2]: 'prove',
  [paths.claimStep3]: 'done',
};

const TITLES: Record<ClaimKind, Key> = {
  normal: 'claim.new',
  artist: 'claim.artist.title',
  offline: 'claim.offline.title',
};
const kindOf = (wish: string | null): ClaimKind => CLAIM_KINDS.find((kind) => kind === wish) ?? 'normal';

/** The three steps of a claim. The first stays mounted while the others are open. */
export function ClaimLayout() {
  const t = useT();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const kind = kindOf(query.get('kind'));
  const fresh = useStore(freshStart);
  return (
    <Page title={t(TITLES[kind])}>
      <Stepper at={STEPS[pathname] ?? 'choose'} />
      <UploadScope>
        <Activity mode={pathname === paths.claimStep1 ? 'visible' : 'hidden'}>
          <ChooseIp key={fresh} draft={CLAIM_CHOICE} />
        </Activity>
        <Outlet />
      </UploadScope>
    </Page>
  );
}
