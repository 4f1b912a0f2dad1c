import { type AskableSeries, type imageRequestApi, type Input } from '@ipw/domain';
import { dropDraft, toast } from '@ipw/ui';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldControl, Schema } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';
import { askForImages, imageRequestInput } from './images.calls';
import type { RoomLink } from './room.calls';

type RequestInput = Input<typeof imageRequestApi.imageRequest>;

interface Props {
  link: RoomLink;
  series: readonly AskableSeries[];
  onSent: () => void;
}

/** The form for pictures of a series: which, what for, where, until when. Kept in this browser until it is sent. */
export function AskImages({ link, series, onSent }: Props) {
  const t = useT();
  const draft = `room.${link.coop_no}.images`;
  return (
    <SchemaForm<RequestInput>
      schema={imageRequestInput as Schema<RequestInput>}
      initial={{ series_id: series[0]!.series_id }}
      fields={[
        {
          name: 'series_id',
          label: t('images.column.series'),
          kind: 'select',
          options: series.map(({ series_id, series_name }) => ({ value: series_id, label: series_name })),
        },
        {
          name: 'images',
          label: t('images.pictures'),
          render: (control) => <Choose control={control} series={series} />,
        },
        {
          name: 'purpose',
          label: t('images.column.purpose'),
          kind: 'textarea',
          hint: t('images.purpose_hint'),
        },
        { name: 'used_in', label: t('images.column.used_in'), hint: t('images.used_in_hint') },
        {
          name: 'until',
          label: t('images.column.until'),
          render: ({ id, value, error, set }) => (
            <DayField id={id} value={typeof value === 'string' ? value : ''} error={error} onChange={set} />
          ),
        },
      ]}
      draft={draft}
      draftLasts="tab"
      toInput={({ images, series_id, ...values }) => ({
        ...link,
        ...values,
        series_id,
        // A draft may name pictures of another series, chosen before.
        images: imagesOfSeries(series, series_id).filter((id) => ((images ?? []) as string[]).includes(id)),
      })}
      onSubmit={async (input, attempt) => {
        await askForImages(input, attempt);
        dropDraft(draft);
        toast('good', t('images.sent'));
        onSent();
      }}
      submitLabel={t('images.send')}
    />
  );
}

const imagesOfSeries = (series: readonly AskableSeries[], id: unknown): string[] =>
  series.find(({ series_id }) => series_id === id)?.images.map(({ image_id }) => image_id) ?? [];

/** The pictures of the chosen series, to tick. */
function Choose({ control, series }: { control: FieldControl; series: readonly AskableSeries[] }) {
  const t = useT();
  const { id, value, values, error, set } = control;
  const chosen = (value ?? []) as string[];
  const images = series.find(({ series_id }) => series_id === values.series_id)?.images ?? [];
  const toggle = (image: string) =>
    set(chosen.includes(image) ? chosen.filter((one) => one !== image) : [...chosen, image]);
  return (
    <fieldset id={id} className="ui-field" tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="ui-field-label">{t('images.pictures')}</legend>
      <ul className="asked-images">
        {images.map(({ image_id, thumb_path, image_width, image_height }, index) => (
          <li key={image_id}>
            <label>
              {thumb_path && <img src={thumb_path} alt="" loading="lazy" />}
              <span className="ui-row">
                <input
                  type="checkbox"
                  checked={chosen.includes(image_id)}
                  onChange={() => toggle(image_id)}
                />
                {t('images.picture', { at: index + 1 })}
              </span>
              {image_width !== null && image_height !== null && (
                <span className="ui-soft">
                  {t('images.size', { width: image_width, height: image_height })}
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-error`} className="ui-field-error" role="alert">
          {chosen.length === 0 ? t('images.choose') : error}
        </p>
      )}
    </fieldset>
  );
}

interface DayProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}
function DayField({ id, value, error, onChange }: DayProps) {
  const t = useT();
  return (
    <div className="ui-field">
      <label htmlFor={id} className="ui-field-label">
        {t('images.column.until')}
      </label>
      <input
        id={id}
        type="date"
        className="ui-input"
        value={value}
        aria-invalid={!!error || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="ui-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
