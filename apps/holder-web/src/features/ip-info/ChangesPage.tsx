import { CHANGED_BY, ipInfoApi, reviewApi, type OperateLine } from '@ipw/domain';
import { Button, EmptyState, ErrorState, Select, Skeleton } from '@ipw/ui';
import { FieldDiff } from '@ipw/ui/diff';
import { useState } from 'react';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { useApi } from '../../app/use-api';
import { useListQuery } from '../../app/use-list-query';
import { fieldLabel, wordIfAny } from '../../content/kind-words';
import { useLanguage, useT, type Key } from '../../i18n/catalogue';
import { ago, momentOf } from '../../i18n/when';
import { Pages } from '../../review/Pages';
import './changes.css';

const PAGE = 20;

const nameOf = (subject: OperateLine['subject']): Key =>
  subject === 'ip' || subject === 'shop_link' ? `ipinfo.log.subject.${subject}` : `subject.${subject}`;

const labelOf = (field: string): string => wordIfAny(`claim.field.${field}`) ?? fieldLabel(field);

/** The fields a change concerns, before and after. */
function Compared({ lineId }: { lineId: string }) {
  const t = useT();
  const ipId = useIpId();
  const { data, error, refetch } = useApi(reviewApi.change, { ip_id: ipId, line: Number(lineId) });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} height={20} />;
  if (data.fields.length === 0) return <p className="ui-soft">{t('changes.erased')}</p>;
  return (
    <dl className="changes-fields">
      {data.fields.map((one) => (
        <div key={one.field}>
          <dt>{labelOf(one.field)}</dt>
          <dd>
            <FieldDiff field={one} marked={[]} t={t} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ line }: { line: OperateLine }) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { id, at, by, title, compares, actor_name } = line;
  const what = [t(nameOf(line.subject)), title].filter(Boolean).join(' · ');
  return (
    <li>
      <time dateTime={at} title={momentOf(at, language)}>
        {ago(at, language)}
      </time>
      <p>
        <strong>{what}</strong> — {t(`ipinfo.log.action.${line.action}`)}
      </p>
      <span className="ui-soft">
        {by === 'others' ? t('changes.operator', { name: actor_name }) : t(`changes.by.${by}`)}
      </span>
      {compares && (
        <Button
          small
          look="quiet"
          aria-expanded={open}
          aria-label={t(open ? 'changes.hide_one' : 'changes.show_one', { name: what })}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'changes.hide' : 'changes.show')}
        </Button>
      )}
      {open && <Compared lineId={id} />}
    </li>
  );
}

/** What was done to the IP and its content, by whom, with the content before and after. */
export function ChangesPage() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, change, goTo } = useListQuery(['by']);
  const by = CHANGED_BY.find((one) => one === filter.by);
  const log = useApi(
    ipInfoApi.operateLog,
    { ip_id: ipId, page, page_size: PAGE, ...(by && { by }) },
    { staleTime: 0 },
  );
  useTitle(t('workbench.menu.changes'));
  return (
    <>
      <header className="changes-head">
        <div>
          <h1>{t('workbench.menu.changes')}</h1>
          <p className="ui-soft">{t('changes.lead')}</p>
        </div>
        <Select
          label={t('changes.by')}
          value={filter.by}
          options={[
            { value: '', label: t('changes.by.all') },
            ...CHANGED_BY.map((one) => ({ value: one, label: t(`changes.by.${one}`) })),
          ]}
          onChange={(one) => change({ by: one })}
        />
      </header>
      {log.isError && <ErrorState message={log.error.message} onRetry={() => void log.refetch()} />}
      {log.isPending && <Skeleton lines={4} height={48} />}
      {log.data?.total === 0 && <EmptyState title={t('ipinfo.log.none')}>{t('changes.none')}</EmptyState>}
      {!!log.data?.list.length && (
        <ol className="changes-list">
          {log.data.list.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
      {log.data && <Pages page={page} of={log.data} onPage={goTo} />}
    </>
  );
}
