import { TENDER_OPEN, type TenderRow, tenderTimeOf } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';

/** The way to the IP's entry: signing up while the project collects, else what was handed in. */
export function EnterButton({ tender, now }: { tender: TenderRow; now: number }) {
  const t = useT();
  const query = { id: useIpId(), tender_id: tender.tender_id };
  if (tender.participated)
    return (
      <Link className={buttonClass('primary')} to={withQuery(paths.fastCoopSignUpInfo, query)}>
        {t('entry.open')}
      </Link>
    );
  if (tender.state !== TENDER_OPEN || tenderTimeOf(tender, now) !== 'in_progress') return null;
  return (
    <Link className={buttonClass('primary')} to={withQuery(paths.fastCoopSignUp, query)}>
      {t('entry.enter')}
    </Link>
  );
}
