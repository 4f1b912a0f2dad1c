import { kindOf, trashApi, TRASHED_KINDS, type TrashRow } from '@ipw/domain';
import { ask, Badge, Button, EmptyState, ErrorState, Select, Skeleton, toast } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../app/api';
import { useIpId } from '../app/member';
import { useTitle } from '../app/Page';
import { withQuery } from '../app/paths';
import { useApi } from '../app/use-api';
import { useListQuery } from '../app/use-list-query';
import { useLanguage, useT } from '../i18n/catalogue';
import { ago, dayOf } from '../i18n/when';
import { Pages } from '../review/Pages';
import { contentChanged } from './content.calls';
import { kindWord } from './kind-words';
import { restore } from './trash.calls';
import './content.css';
import './trash.css';

const PAGE = 20;
/** The subject names of kinds as the catalogue has them. */
const KINDS = TRASHED_KINDS as readonly ('series' | 'manual' | 'case')[];

function Item({ row }: { row: TrashRow }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const [busy, setBusy] = useState<'restore' | 'delete'>();
  const { subject, trash_id, picture, was_live } = row;
  const title = row.title || kindWord(subject, 'unnamed');
  const run = async (what: 'restore' | 'delete', work: () => Promise<unknown>) => {
    setBusy(what);
    // A refusal shows its own toast.
    await work().catch(() => undefined);
    setBusy(undefined);
  };
  const remove = async () => {
    const yes = await ask({
      title: t('trash.delete.title', { name: title }),
      text: t('trash.delete.text'),
      confirm: t('trash.delete'),
      danger: true,
    });
    if (!yes) return;
    await api(trashApi.delete, { ip_id: ipId, trash_id });
    toast('good', t('trash.deleted'));
    await contentChanged();
  };
  return (
    <li className="trash-item">
      {picture ? (
        <img src={picture.thumb_path ?? picture.file_path} alt="" loading="lazy" />
      ) : (
        <span className="trash-face" aria-hidden="true">
          {[...title][0]}
        </span>
      )}
      <div>
        <h2>{title}</h2>
        <p className="ui-row">
          <Badge tone="neutral">{t(`subject.${subject as 'series'}`)}</Badge>
          <span className="ui-soft">{t(was_live ? 'trash.was_live' : 'trash.was_draft')}</span>
        </p>
        <p className="ui-soft">
          {t('trash.when', { ago: ago(row.deleted_at, language), day: dayOf(row.ends_at, language) })}
        </p>
      </div>
      <div className="trash-acts">
        <Button
          small
          busy={busy === 'restore'}
          aria-label={t('trash.restore_one', { name: title })}
          onClick={() => void run('restore', () => restore(ipId, trash_id))}
        >
          {t('ui.restore')}
        </Button>
        <Button
          small
          look="quiet"
          busy={busy === 'delete'}
          aria-label={t('trash.delete_one', { name: title })}
          onClick={() => void run('delete', remove)}
        >
          {t('trash.delete')}
        </Button>
      </div>
    </li>
  );
}

/** Deleted content of all kinds, until it is deleted for good. */
export function TrashPage() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, change, clear, goTo } = useListQuery(['subject']);
  const subject = TRASHED_KINDS.find((one) => one === filter.subject);
  const list = useApi(
    trashApi.list,
    { ip_id: ipId, page, page_size: PAGE, ...(subject && { subject }) },
    { staleTime: 0 },
  );
  useTitle(t('workbench.menu.trash'));
  const { data } = list;
  return (
    <>
      <header className="content-head">
        <div>
          {subject && (
            <Link to={withQuery(kindOf(subject).listPage, { id: ipId })}>
              ← {t(`content.${subject as 'series'}.list`)}
            </Link>
          )}
          <h1>{t('workbench.menu.trash')}</h1>
          <p className="ui-soft">{t('trash.lead')}</p>
        </div>
        <Select
          label={t('trash.kind')}
          value={filter.subject}
          options={[
            { value: '', label: t('ui.all') },
            ...KINDS.map((one) => ({ value: one, label: t(`subject.${one}`) })),
          ]}
          onChange={(one) => change({ subject: one })}
        />
      </header>
      {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton lines={3} height={88} />}
      {data?.total === 0 && (
        <EmptyState
          title={t('trash.none')}
          {...(subject && { action: <Button onClick={clear}>{t('content.none.all')}</Button> })}
        >
          {t('trash.none.text')}
        </EmptyState>
      )}
      {!!data?.list.length && (
        <ul className="trash-list">
          {data.list.map((row) => (
            <Item key={row.trash_id} row={row} />
          ))}
        </ul>
      )}
      {data && <Pages page={page} of={data} onPage={goTo} />}
    </>
  );
}
