import { ErrorState, Skeleton } from '@ipw/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useIpId } from '../app/member';
import { useTitle } from '../app/Page';
import { UploadScope } from '../app/UploadScope';
import { useRemoteVersion } from '../review/use-remote-version';
import { useKindWords } from './kind-words';
import type { SettingName } from './use-setting';
import './content.css';

interface Props<D> {
  name: SettingName;
  found: UseQueryResult<D>;
  /** Whether an answer belongs to the requested IP. */
  isOf?: (detail: D) => boolean;
  /** A second query that must be answered before rendering. */
  also?: UseQueryResult<unknown>;
  children: (detail: D, onReloadRemote: () => void) => ReactNode;
  /** Content below it, in every state. */
  below?: ReactNode;
}

/** The page of a kind of which an IP has one. */
export function SettingPage<D>({ name, found, isOf = () => true, also, children, below }: Props<D>) {
  const word = useKindWords(name);
  const ipId = useIpId();
  const remote = useRemoteVersion(found);
  useTitle(word('list'));
  const failed = [found, also].find((one) => one?.isError);
  const detail = remote.isOld || found.data === undefined || !isOf(found.data) ? undefined : found.data;
  const isReady = detail !== undefined && (!also || also.data !== undefined);
  return (
    <UploadScope>
      <header>
        <h1>{word('list')}</h1>
        <p className="ui-soft">{word('lead')}</p>
      </header>
      {failed?.error && <ErrorState message={failed.error.message} onRetry={() => void failed.refetch()} />}
      {!failed && !isReady && <Skeleton lines={4} height={96} />}
      {isReady && (
        <Fragment key={`${ipId} ${String(remote.round)}`}>{children(detail, remote.show)}</Fragment>
      )}
      {below}
    </UploadScope>
  );
}
