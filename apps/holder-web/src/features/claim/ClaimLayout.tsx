import { useStore } from '@ipw/ui';
import { Activity } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Page } from '../../app/Page';
import { paths } from '../../app/paths';
import { freshStart } from '../../app/switch-ip';
import { useT } from '../../i18n/catalogue';
import { UploadScope } from '../../app/UploadScope';
import './claim.css';
import { ChooseIp } from './ChooseIp';
import { Stepper } from './Stepper';

const STEPS = [paths.claimStep1, paths.claimStep2, paths.claimStep3] as const;

/** The three steps of a claim. The first stays as it was left while the others are open. */
export function ClaimLayout() {
  const t = useT();
  const { pathname } = useLocation();
  const fresh = useStore(freshStart);
  return (
    <Page title={t('claim.steps.title')}>
      <Stepper
        at={STEPS.findIndex((path) => path === pathname)}
        names={[t('claim.steps.choose'), t('claim.steps.prove'), t('claim.steps.done')]}
      />
      <UploadScope>
        <Activity mode={pathname === paths.claimStep1 ? 'visible' : 'hidden'}>
          <ChooseIp key={fresh} draft={`claim.choose.${String(fresh)}`} />
        </Activity>
        <Outlet />
      </UploadScope>
    </Page>
  );
}
