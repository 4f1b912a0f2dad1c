import { ERRORS } from '@ipw/domain';
import { buttonClass, EmptyState, ErrorState } from '@ipw/ui';
import { Link } from 'react-router';
import type { ApiError } from '../../app/api';
import { useT } from '../../i18n/catalogue';

interface Props {
  error: ApiError;
  onRetry: () => void;
  /** Address and name of the list to go back to. */
  list: string;
  name: string;
}

/** In place of a sheet that was not loaded. A second try would not bring one back that is gone. */
export function SheetError({ error, onRetry, list, name }: Props) {
  const t = useT();
  const back = (
    <Link className={buttonClass()} to={list}>
      {name}
    </Link>
  );
  return error.code === ERRORS.NOT_FOUND.code ? (
    <EmptyState title={t('sheet.gone')} action={back} />
  ) : (
    <ErrorState message={error.message} onRetry={onRetry} action={back} />
  );
}
