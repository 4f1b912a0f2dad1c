import { ERRORS } from '@ipw/domain';
import { buttonClass, EmptyState, ErrorState } from '@ipw/ui';
import { Link } from 'react-router';

interface Props {
  error: Error;
  onRetry: () => void;
  /** What is said of a record that is not there, or not this member's. */
  gone: string;
  /** Address and name of the list to go back to. */
  list: string;
  name: string;
}

/** In place of a record that was not loaded. A second try would not bring one back that is gone. */
export function RecordError({ error, onRetry, gone, list, name }: Props) {
  const back = (
    <Link className={buttonClass()} to={list}>
      {name}
    </Link>
  );
  return 'code' in error && error.code === ERRORS.NOT_FOUND.code ? (
    <EmptyState title={gone} action={back} />
  ) : (
    <ErrorState message={error.message} onRetry={onRetry} action={back} />
  );
}
