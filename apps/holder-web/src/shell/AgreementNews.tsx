import { AGREEMENTS, type AgreementUpdate, agreementApi } from '@ipw/domain';
import { useStore } from '@ipw/ui';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useLanguage } from '../i18n/catalogue';
import { api } from '../app/api';
import { lazyPage } from '../app/lazy-page';
import { paths } from '../app/paths';
import { memberStore } from '../app/session';

const AgreementUpdates = lazyPage(
  () => import('../features/legal/AgreementUpdates'),
  'AgreementUpdates',
  'agreement',
);

const NO_ANSWER = 0;

/** Asks once a visit whether an agreement the member accepted has a new version, and shows the changes. */
export function AgreementNews() {
  const language = useLanguage();
  const member = useStore(memberStore).info?.user.member_id;
  const { pathname } = useLocation();
  const [updates, setUpdates] = useState<AgreementUpdate[]>([]);
  const [later, setLater] = useState<string>();
  useEffect(() => {
    if (!member) return;
    const left = new AbortController();
    // A failure is not reported, because the next visit asks again.
    api(agreementApi.updates, {}, { signal: left.signal, expect: [NO_ANSWER] }).then(
      setUpdates,
      () => undefined,
    );
    return () => left.abort();
  }, [member, language]);
  const reading = AGREEMENTS.some((page) => paths[page] === pathname);
  if (!member || updates.length === 0 || reading || later === member) return null;
  // Rendered outside the bar, whose font size a dialog must not inherit.
  return createPortal(
    <Suspense>
      <AgreementUpdates updates={updates} onDone={() => setUpdates([])} onLater={() => setLater(member)} />
    </Suspense>,
    document.body,
  );
}
