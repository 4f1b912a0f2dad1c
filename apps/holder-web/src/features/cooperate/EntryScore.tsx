import type { BrandEntries, BrandEntry, brandScoreApi, Input } from '@ipw/domain';
import { Badge, dropDraft, toast } from '@ipw/ui';
import { EntryContent } from '../../entry/EntryContent';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldControl, Schema } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';
import { brandScoreInput, type EntriesLink, scoreEntry } from './entries.calls';

interface Props {
  entry: BrandEntry;
  project: BrandEntries;
  link: EntriesLink;
  onScored: () => void;
}

/** An entry as it was handed in, with the brand's scores; what was typed stays until it is saved. */
export function EntryScore({ entry, project, link, onScored }: Props) {
  const t = useT();
  const { registration_id, snapshot, points, remark, total } = entry;
  const heading = `entry-${registration_id}`;
  return (
    <section className="ui-card deal-part" aria-labelledby={heading}>
      <h2 id={heading} className="entry-score-head">
        {snapshot.ip_name}
        <Badge tone={total === null ? 'wait' : 'good'}>
          {total === null ? t('scores.missing') : t('scores.total', { total })}
        </Badge>
      </h2>
      <details className="entry-snapshot">
        <summary>{t('scores.entry')}</summary>
        <EntryContent snapshot={snapshot} />
      </details>
      {project.open ? (
        <ScoreForm {...{ entry, project, link, onScored }} />
      ) : (
        points && <Given criteria={project.criteria} points={points} remark={remark} />
      )}
    </section>
  );
}

function Given({
  criteria,
  points,
  remark,
}: Pick<BrandEntries, 'criteria'> & Pick<BrandEntry, 'points' | 'remark'>) {
  return (
    <>
      <p>{criteria.map(({ name }, at) => `${name} ${String(points?.[at] ?? '')}`).join(' · ')}</p>
      {remark && <p className="entry-text">{remark}</p>}
    </>
  );
}

type Scored = Input<typeof brandScoreApi.brandScore>;

function ScoreForm({ entry, project, link, onScored }: Props) {
  const t = useT();
  const { registration_id, version, points, remark } = entry;
  const draft = `entries.${registration_id}`;
  return (
    <SchemaForm<Scored>
      schema={brandScoreInput as Schema<Scored>}
      initial={{ points: points?.map(String) ?? [], remark: remark ?? '' }}
      fields={[
        {
          name: 'points',
          label: t('scores.points'),
          render: (control) => <Points control={control} project={project} />,
        },
        {
          name: 'remark',
          label: t('scores.remark'),
          kind: 'textarea',
          optional: true,
          hint: t('scores.remark_hint'),
        },
      ]}
      draft={draft}
      draftLasts="tab"
      toInput={({ points: typed, remark: said }) => ({
        ...{ ...link, registration_id, version, remark: said },
        points: project.criteria.map((_, at) => (typed as string[])[at] ?? ''),
      })}
      submitLabel={t(points ? 'scores.change' : 'scores.save')}
      onSubmit={async (input, attempt) => {
        await scoreEntry(input, attempt);
        dropDraft(draft);
        toast('good', t('scores.saved', { ip: entry.snapshot.ip_name }));
        onScored();
      }}
    />
  );
}

/** A number for each criterion. */
function Points({ control, project: { criteria, most } }: { control: FieldControl; project: BrandEntries }) {
  const t = useT();
  const { id, value, error, set } = control;
  const given = (value ?? []) as string[];
  return (
    <fieldset id={id} className="ui-field" tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="ui-field-label">{t('scores.points')}</legend>
      <div className="entry-points">
        {criteria.map(({ name, weight }, at) => (
          <label key={name}>
            <span>
              {name} <small>{weight}%</small>
            </span>
            <input
              className="ui-input"
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              value={given[at] ?? ''}
              onChange={({ target }) =>
                set(criteria.map((_, place) => (place === at ? target.value : (given[place] ?? ''))))
              }
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="ui-field-error" role="alert">
          {t('scores.points_error', { most })}
        </p>
      )}
    </fieldset>
  );
}
