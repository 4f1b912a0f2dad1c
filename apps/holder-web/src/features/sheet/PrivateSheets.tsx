import { PRIVATE_STATES, type PrivateRow, type PrivateState, REFUSED } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { useT } from '../../i18n/catalogue';
import { PagedList } from '../../list/PagedList';
import { CLOSED, usePrivateSheets } from './private.calls';
import { SheetRowFrame } from './SheetCard';
import { StateTabs } from '../../list/StateTabs';
import { SupplementCard } from './SupplementCard';
import { useEmptyList } from './use-empty-list';

const TONES = { pending: 'wait', passed: 'good', failed: 'bad' } as const;

/** Private sheets by the state of their check. `onClosed`: the password is asked for again. */
export function PrivateSheets({ onClosed }: { onClosed: () => void }) {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, clear, goTo } = useListQuery(['state']);
  const state = PRIVATE_STATES.find((one) => one === filter.state);
  const found = usePrivateSheets(page, state);
  const closed = !!found.error && CLOSED.includes(found.error.code);
  useEffect(() => {
    if (closed) onClosed();
  }, [closed, onClosed]);
  const counts = found.data?.counts;
  const total = counts && PRIVATE_STATES.reduce((sum, one) => sum + counts[one], 0);
  const empty = useEmptyList(
    { any: !!total, fits: t('sheet.none.state'), clear },
    {
      title: t('sheet.private.empty.title'),
      text: t('sheet.private.empty.text'),
      action: t('sheet.private.empty.action'),
    },
  );
  if (closed) return null;
  const addressOf = (next: PrivateState | undefined) =>
    withQuery(paths.onepageCoop, { id: ipId, state: next });
  return (
    <>
      {found.data && !found.data.supplement && <SupplementCard />}
      <StateTabs
        label={t('sheet.states')}
        current={state}
        tabs={[
          { state: undefined, label: t('ui.all'), count: total, to: addressOf(undefined) },
          ...PRIVATE_STATES.map((one) => ({
            state: one,
            label: t(`private_state.${one}`),
            count: counts?.[one],
            to: addressOf(one),
          })),
        ]}
      />
      <PagedList found={found} page={page} onPage={goTo} empty={empty}>
        {(rows) => (
          <ul className="deal-list">
            {rows.map((row) => (
              <PrivateCard key={row.sheet_id} row={row} supplement={found.data!.supplement} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function PrivateCard({ row, supplement }: { row: PrivateRow; supplement: boolean }) {
  const t = useT();
  const ipId = useIpId();
  const { private_state, state, sku } = row;
  const refused = state === REFUSED;
  const readable = row.sku_describe !== null;
  const locked = !supplement && private_state === PRIVATE_STATES[1];
  return (
    <SheetRowFrame
      row={row}
      title={
        readable ? (
          <Link to={withQuery(paths.onepageCoop, { id: ipId, sheet_id: row.sheet_id })}>{sku}</Link>
        ) : (
          sku
        )
      }
      badge={
        readable || locked || refused ? undefined : (
          <Badge tone={TONES[private_state]}>{t(`private_state.${private_state}`)}</Badge>
        )
      }
    >
      {refused ? (
        <p className="ui-soft">{t('sheet.refused')}</p>
      ) : (
        !readable && <p className="ui-soft">{t(locked ? 'sheet.locked' : `sheet.end.${state}`)}</p>
      )}
    </SheetRowFrame>
  );
}
