import type { AwardEntry, RegistrationAdminRecord, ReviewField, Shown } from '@ipw/domain';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../components/Placeholder';
import { recordOf } from '../http/resource-calls';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';

/** Columns that fit a desk. */
const MOST = 4;

/** What two to four entries consist of, beside each other. It is loaded when it is opened. */
export function EntryComparison({ entries }: { entries: readonly AwardEntry[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(() =>
    entries.slice(0, 2).map(({ registration_id }) => registration_id),
  );
  if (entries.length < 2) return null;
  const toggle = (id: string) =>
    setChosen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  return (
    <details className="award-scores" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('award.compare')}</summary>
      <fieldset className="award-chosen">
        <legend className="soft">{t('award.compare_most', { count: MOST })}</legend>
        {entries.map(({ registration_id: id, ip_name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= MOST}
              onChange={() => toggle(id)}
            />
            {ip_name}
          </label>
        ))}
      </fieldset>
      {open && (
        <Columns entries={entries.filter(({ registration_id }) => chosen.includes(registration_id))} />
      )}
    </details>
  );
}

function Columns({ entries }: { entries: readonly AwardEntry[] }) {
  const t = useT();
  const found = useQueries({
    queries: entries.map(({ registration_id: id }) => ({
      queryKey: ['registrations', 'compared', id],
      queryFn: () => recordOf<RegistrationAdminRecord>('registrations', id),
    })),
  });
  const failed = found.find(({ error }) => error);
  if (failed?.error) return <Failed error={failed.error} retry={() => void failed.refetch()} />;
  const columns = found.map(({ data }) => data?.fields);
  const names = [...new Set(columns.flatMap((fields) => fields?.map(({ field }) => field) ?? []))];
  const of = (fields: readonly ReviewField[] | undefined, name: string) =>
    fields?.find(({ field }) => field === name)?.proposed;
  return (
    <div className="award-table award-compared" tabIndex={0} role="region" aria-label={t('award.compare')}>
      <table>
        <thead>
          <tr>
            <td />
            {entries.map(({ registration_id, ip_name, total }) => (
              <th key={registration_id} scope="col">
                {ip_name} <span className="figures">{total}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{t(keyOf('field', name))}</th>
              {columns.map((fields, at) => (
                <td key={entries[at]!.registration_id}>
                  {fields ? <Value of={of(fields, name)} /> : <i className="skeleton block" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ of }: { of: Shown | undefined }) {
  const t = useT();
  if (of?.kind !== 'pictures') return <p className="award-comment">{of?.value || '—'}</p>;
  if (of.value.length === 0) return <p>—</p>;
  return (
    <ul className="award-pictures">
      {of.value.map((file, at) => (
        <li key={file.image_id}>
          <a href={file.file_path} target="_blank" rel="noreferrer">
            <img
              src={file.thumb_path ?? file.file_path}
              alt={t('evidence.thumb', { title: file.file_name, number: at + 1 })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
