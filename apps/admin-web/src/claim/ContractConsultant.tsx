import type { ClaimAdminRecord } from '@ipw/domain';
import { None } from '../components/None';
import { useT } from '../i18n/locale';

/** The consultant named in a contract, flagged when no consultant has that name. */
export function ContractConsultant({ offline }: Pick<ClaimAdminRecord, 'offline'>) {
  const t = useT();
  if (!offline?.consultant_name) return <None />;
  return (
    <>
      {offline.consultant_name}{' '}
      {offline.consultant_known === false && <span className="flag">{t('claim.consultant_unknown')}</span>}
    </>
  );
}
