import type { BrandEntries } from '@ipw/domain';
import { EmptyState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../app/Page';
import { useT } from '../../i18n/catalogue';
import { Pages } from '../../review/Pages';
import { entriesOf, type EntriesLink } from './entries.calls';
import { EntryScore } from './EntryScore';
import { ForgetPhone } from './ForgetPhone';
import { NoRoom, ProvePhone } from './RoomProof';
import { useRoom } from './use-room';
import './cooperate.css';
import './entries.css';
import '../../list/deal.css';
import '../../thread/thread.css';

/** What the brand of a project opens by its link after the end: the approved entries, to score them. */
export function EntriesPage() {
  const [query] = useSearchParams();
  const link = { tender_id: query.get('tender') ?? '', access_key: query.get('key') ?? undefined };
  const [page, setPage] = useState(1);
  const key = `${link.tender_id} ${link.access_key ?? ''} ${String(page)}`;
  return <Entries key={key} link={link} page={page} onPage={setPage} />;
}

interface Props {
  link: EntriesLink;
  page: number;
  onPage: (page: number) => void;
}

function Entries({ link, page, onPage }: Props) {
  const t = useT();
  const { found, error, again } = useRoom(() => entriesOf(link, page));
  return (
    <Page title={found?.title ?? t('scores.title')} narrow>
      <div className="thread-page">
        {!found &&
          (error ? (
            <NoRoom error={error} onRetry={again} hasKey={!!link.access_key} message={t('scores.no_link')} />
          ) : (
            <Skeleton lines={6} height={32} />
          ))}
        {found && (
          <>
            <p className="ui-soft">{found.brand_name}</p>
            <p>{t(found.open ? 'scores.lead' : 'scores.over')}</p>
            <Criteria found={found} />
          </>
        )}
        {found && !found.proven && (
          <ProvePhone
            isProven={async () => (await entriesOf(link, page)).proven}
            phone={found.phone_number}
            text={t('scores.prove', { phone: found.phone_number })}
            onProven={again}
          />
        )}
        {found?.proven && found.total === 0 && (
          <EmptyState title={t('scores.none')}>{t('scores.none_text')}</EmptyState>
        )}
        {found?.list.map((entry) => (
          <EntryScore
            key={`${entry.registration_id} ${String(entry.version)}`}
            entry={entry}
            project={found}
            link={link}
            onScored={again}
          />
        ))}
        {found?.proven && <ForgetPhone />}
        {found && <Pages page={page} of={found} onPage={onPage} />}
      </div>
    </Page>
  );
}

function Criteria({ found: { criteria, most } }: { found: BrandEntries }) {
  const t = useT();
  return (
    <section className="ui-card deal-part" aria-labelledby="criteria">
      <h2 id="criteria">{t('scores.criteria')}</h2>
      <ul className="entry-criteria">
        {criteria.map(({ name, weight }) => (
          <li key={name}>
            <span>{name}</span>
            <strong>{weight}%</strong>
          </li>
        ))}
      </ul>
      <p className="ui-soft">{t('scores.scale', { most })}</p>
    </section>
  );
}
