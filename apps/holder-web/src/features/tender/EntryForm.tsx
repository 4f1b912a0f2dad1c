import { kindOf, type Registration, REGISTRATION_LIMITS } from '@ipw/domain';
import { Button, CheckField, MultiUpload, TextArea } from '@ipw/ui';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { Counter } from '../../form/Counter';
import { Marked } from '../../form/Marked';
import { SavedNote } from '../../form/SavedNote';
import { Segments } from '../../form/Segments';
import { idOf } from '../../form/use-form';
import { useUploadBusy } from '../../form/use-upload-busy';
import { useT } from '../../i18n/catalogue';
import { useContactHint } from '../../review/ContactHint';
import { useCaseChoices, useSeriesChoices } from './entry.calls';
import { EntryChoice } from './EntryChoice';
import { EntryReason } from './EntryReason';
import { NewerProject } from './NewerProject';
import { type EntryFormState, useEntryForm } from './use-entry-form';

const TEXTS = ['ip_intro', 'remark'] as const;

interface Props {
  entry: Registration;
  /** The version of the project that the page has shown. */
  seen: number;
  /** The entrant has read newer ones. */
  onRead: () => void;
  onReloadRemote: () => void;
}

/** The form of an entry: texts, chosen content, pictures of the tab, promise. */
export function EntryForm({ entry, seen, onRead, onReloadRemote }: Props) {
  const t = useT();
  const ipId = useIpId();
  const form = useEntryForm(entry, seen, onReloadRemote);
  const contactHint = useContactHint({ texts: TEXTS });
  const series = useSeriesChoices();
  const cases = useCaseChoices();
  const { tab } = form.values;
  return (
    <form
      className="ui-card entry-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <header className="entry-form-head">
        <Segments
          label={t('entry.tabs')}
          name="tab"
          options={form.tabs.map((one) => ({ value: one, label: t(`entry.tab.${one}`) }))}
          value={tab}
          onChange={(next) => void form.changeTab(next)}
        />
        <SavedNote form={form} />
      </header>
      <EntryReason entry={entry} />
      <NewerProject changes={entry.changes.filter(({ number }) => number > seen)} onRead={onRead} />
      <p className="ui-soft">{t('entry.no_contacts')}</p>
      {TEXTS.map((name) => (
        <Marked key={name} mark={form.markOf(name)}>
          <TextArea
            {...form.field(name)}
            label={t(`entry.${name}`)}
            hint={contactHint(name, form.values[name]) ?? t(`entry.${name}.hint`)}
            rows={4}
            aside={<Counter text={form.values[name]} max={REGISTRATION_LIMITS[name]} />}
          />
        </Marked>
      ))}
      <Marked mark={form.markOf('series_id')}>
        <EntryChoice
          {...form.field('series_id')}
          name="series_id"
          found={series}
          to={withQuery(paths.assetsManage, { id: ipId })}
        />
      </Marked>
      <Marked mark={form.markOf('case_id')}>
        <EntryChoice
          {...form.field('case_id')}
          name="case_id"
          found={cases}
          to={withQuery(kindOf('case').listPage!, { id: ipId })}
        />
      </Marked>
      <UploadScope>
        <Pictures key={tab} name={tab === 'gallery' ? 'case_images' : 'attachments'} form={form} />
      </UploadScope>
      <CheckField
        id={idOf('promise')}
        checked={form.promise}
        error={form.problems.problemOf('promise')}
        onChange={form.setPromise}
        label={
          <>
            {t('entry.promise')}{' '}
            <a href={`#${paths.bidActivityRequirements}`} target="_blank" rel="noreferrer">
              {t('tender.rules')}
            </a>
          </>
        }
      />
      <div className="ui-row">
        <Button type="submit" look="primary" busy={form.busy}>
          {t('entry.submit')}
        </Button>
      </div>
    </form>
  );
}

function Pictures({ name, form }: { name: 'case_images' | 'attachments'; form: EntryFormState }) {
  const t = useT();
  const onBusy = useUploadBusy(form.onBusy, name);
  return (
    <Marked mark={form.markOf(name)}>
      <MultiUpload
        {...form.field(name)}
        usage={name === 'case_images' ? 'tender_case_image' : 'attachment'}
        label={t(`entry.${name}`)}
        help={t(`entry.${name}.hint`)}
        note={t('ui.optional')}
        marked={form.markedIn(name)}
        onBusy={onBusy}
      />
    </Marked>
  );
}
