import { seriesContent, VISIBILITIES } from '@ipw/domain';
import { MultiUpload, SingleUpload, TextField } from '@ipw/ui';
import { Counter } from '../../form/Counter';
import { Marked } from '../../form/Marked';
import { OneOf } from '../../form/OneOf';
import type { SavedForm } from '../../form/use-saved-form';
import { idOf } from '../../form/use-form';
import { useT } from '../../i18n/catalogue';
import { useContactHint } from '../../review/ContactHint';
import type { SeriesValues } from './series-values';

const FILES = [
  { name: 'cover', many: false, optional: false },
  { name: 'images', many: true, optional: false },
  { name: 'rights_documents', many: true, optional: false },
  { name: 'entity_documents', many: true, optional: true },
] as const;

/** Everything a series is made of. A series that was live stays in its library until its switch is approved. */
export function SeriesFields({ fields, wasLive }: { fields: SavedForm<SeriesValues>; wasLive: boolean }) {
  const t = useT();
  const { values, set, problems, markOf, markedIn, onBusy } = fields;
  const contactHint = useContactHint(seriesContent);
  return (
    <>
      <Marked mark={markOf('series_name')}>
        <TextField
          id={idOf('series_name')}
          label={t('gallery.field.series_name')}
          placeholder={t('gallery.field.series_name.hint')}
          aside={<Counter text={values.series_name} max={seriesContent.fields.series_name.max} />}
          hint={contactHint('series_name', values.series_name)}
          value={values.series_name}
          error={problems.problemOf('series_name')}
          onChange={(series_name) => set({ series_name })}
        />
      </Marked>
      {FILES.map(({ name, many, optional }) => {
        const Upload = many ? MultiUpload : SingleUpload;
        return (
          <Marked key={name} mark={markOf(name)}>
            <Upload
              id={idOf(name)}
              usage={seriesContent.files[name]}
              label={t(`gallery.field.${name}`)}
              help={t(`gallery.field.${name}.hint`)}
              {...(optional ? { note: t('ui.optional') } : {})}
              value={values[name]}
              error={problems.problemOf(name)}
              marked={markedIn(name)}
              onChange={(files) => set({ [name]: files })}
              onBusy={(yes) => onBusy(name, yes)}
            />
          </Marked>
        );
      })}
      {!wasLive && (
        <OneOf
          id={idOf('visibility')}
          label={t('gallery.field.visibility')}
          error={problems.problemOf('visibility')}
          options={VISIBILITIES.toReversed().map((value) => ({ value, label: t(`visibility.${value}`) }))}
          value={values.visibility}
          onChange={(visibility) => set({ visibility })}
        />
      )}
    </>
  );
}
