import type { FollowUpRow } from '@ipw/domain';
import { useState } from 'react';
import { Moment } from '../components/Moment';
import { useT } from '../i18n/locale';
import { DueOn } from './DueOn';
import { FollowUpActions } from './FollowUpActions';
import { FollowUpForm } from './FollowUpForm';
import { useFollowUpWays } from './use-follow-ups';
import { waits } from './waits';
import './follow-up.css';
import { useRows } from '../providers/use-rows';

const MOST = 50;
const BLANK = { due_on: '', about: '' };

/** Follow-ups of a member: open ones first, then finished ones. */
export function FollowUps({ member }: { member: { id: string } }) {
  const t = useT();
  const { add } = useFollowUpWays();
  const { data, error } = useRows('follow-ups', {
    filter: { member_id: member.id },
    sort: { field: 'due_on', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  const open = data?.filter(waits) ?? [];
  const done = data?.filter((row) => !waits(row)).reverse() ?? [];
  return (
    <section className="card section" aria-labelledby="follow-ups">
      <h2 id="follow-ups">
        {t('menu.follow-ups')} {open.length > 0 && <span className="count">{open.length}</span>}
      </h2>
      {error && <p className="problem">{error.message}</p>}
      {!data && !error && <i className="skeleton block" />}
      {data && open.length === 0 && <p className="soft">{t('follow_ups.none')}</p>}
      <ul className="lines">
        {open.map((row) => (
          <OpenLine key={row.id} row={row} />
        ))}
      </ul>
      <FollowUpForm
        key={member.id}
        start={BLANK}
        stored={`${member.id}.follow-up`}
        confirm={t('follow_up.add')}
        busy={add.isPending}
        error={add.error}
        onSubmit={(values, onSaved) =>
          add.mutate({ member_id: member.id, ...values }, { onSuccess: onSaved })
        }
      />
      {done.length > 0 && (
        <details>
          <summary>
            {t('follow_ups.done')} <span className="count">{done.length}</span>
          </summary>
          <ul className="lines">
            {done.map((row) => (
              <li key={row.id}>
                <DueOn day={row.due_on} waits={false} />
                <span className="grow">
                  {row.about}
                  <small className="soft">
                    {row.done_by} · <Moment at={row.done_at} />
                  </small>
                </span>
                <FollowUpActions row={row} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function OpenLine({ row }: { row: FollowUpRow }) {
  const t = useT();
  const { edit } = useFollowUpWays();
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  if (editing)
    return (
      <li>
        <FollowUpForm
          start={{ due_on: row.due_on, about: row.about }}
          confirm={t('save')}
          busy={edit.isPending}
          error={edit.error}
          onSubmit={(values) => edit.mutate({ row, ...values }, { onSuccess: close })}
        >
          <button type="button" className="button quiet" onClick={close}>
            {t('cancel')}
          </button>
        </FollowUpForm>
      </li>
    );
  return (
    <li>
      <DueOn day={row.due_on} waits />
      <span className="grow">
        {row.about}
        <small className="soft">{row.author_name}</small>
      </span>
      {row.actions.includes('update') && (
        <button type="button" className="button quiet small" onClick={() => setEditing(true)}>
          {t('edit')}
        </button>
      )}
      <FollowUpActions row={row} />
    </li>
  );
}
